package kraken.games.attack.mind;

import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.State;
import kraken.games.attack.state.Symbol;
import org.jspecify.annotations.Nullable;

/** What a card that lies face up could push back as the figures stand now. */
final class Reach {

  /** How much it helps to push back a figure, by its steps until it strikes. */
  private static final double[] RELIEF = {0, 3, 1.5, 0.6, 0};

  private static final double RELIEF_WITHOUT_RAIL = 2;

  private static final Area[] AREAS = Area.values();

  private final State state;
  private final @Nullable Pirate power;
  private double relief;
  private boolean hitsKraken;

  Reach(State state, @Nullable Pirate power) {
    this.state = state;
    this.power = power;
  }

  /** The most that one of the cards helps. */
  double relief() {
    return relief;
  }

  boolean hitsKraken() {
    return hitsKraken;
  }

  void add(Card card) {
    Area stands = state.pawns().ofOrNull(card.pirate());
    if (stands == null) {
      return;
    }
    int wild = CardFigures.has(card, Symbol.WILD) ? 1 : 0;
    boolean walks = CardFigures.has(card, Symbol.MOVE);
    for (Area area : AREAS) {
      if (area == stands) {
        addFrom(area, card, wild);
      } else if ((walks || wild > 0) && area.isNextTo(stands)) {
        addFrom(area, card, walks ? wild : 0);
      }
    }
  }

  private void addFrom(Area area, Card card, int wild) {
    ShipBoard board = state.board();
    int jokers = wild;
    double helped = 0;
    for (int i = 0; i < Lane.COUNT; i++) {
      Lane lane = Lane.of(i);
      Space space = board.at(lane);
      boolean reached = lane.area() == area || (space == Space.PISTOL && power == Pirate.ELENA);
      if (space == Space.BUBBLES || !reached) {
        continue;
      }
      boolean armed = CardFigures.has(card, space.weapon());
      if (armed || jokers > 0) {
        jokers -= armed ? 0 : 1;
        helped += relief(board, lane);
        hitsKraken |= board.isKraken(lane);
      }
    }
    relief = Math.max(relief, helped);
  }

  private static double relief(ShipBoard board, Lane lane) {
    double near = RELIEF[Danger.stepsToStrike(board, lane)];
    return board.hasRail(lane) ? near : near * RELIEF_WITHOUT_RAIL;
  }
}
