package kraken.games.attack.chapters;

import java.util.Arrays;
import java.util.List;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Pawns;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.View.CardView;
import kraken.games.attack.state.View.LaneView;
import kraken.games.attack.state.View.PawnView;
import org.jspecify.annotations.Nullable;

/**
 * The small parts of views, each made once. Where nothing has changed two views share the same
 * object, so comparing them need not look inside.
 */
final class ViewParts {

  private static final int WHIRLPOOLS = 1 << Space.COUNT;
  private static final Pirate[] PIRATES = Pirate.values();
  private static final LaneView[] LANES = lanes();
  private static final PawnView[] PAWNS = pawns();
  private static final CardView[] CARDS =
      Arrays.stream(Card.values())
          .map(card -> new CardView(card, card.symbols()))
          .toArray(CardView[]::new);

  /** All cards, the same list in every view. */
  static final List<CardView> DECK = List.of(CARDS);

  private ViewParts() {}

  static LaneView lane(ShipBoard board, Lane lane) {
    return LANES[
        number(
            lane,
            board.at(lane),
            board.isKraken(lane),
            board.hasRail(lane),
            board.whirlpoolBits(lane))];
  }

  private static int number(Lane lane, Space figure, boolean kraken, boolean rail, int whirlpools) {
    int number = Space.COUNT * lane.ordinal() + figure.ordinal();
    number = 2 * number + (kraken ? 1 : 0);
    number = 2 * number + (rail ? 1 : 0);
    return WHIRLPOOLS * number + whirlpools;
  }

  private static LaneView[] lanes() {
    LaneView[] lanes = new LaneView[Lane.COUNT * Space.COUNT * 2 * 2 * WHIRLPOOLS];
    for (Lane lane : Lane.values()) {
      for (Space figure : Space.values()) {
        for (int bits = 0; bits < WHIRLPOOLS; bits++) {
          for (boolean kraken : new boolean[] {false, true}) {
            for (boolean rail : new boolean[] {false, true}) {
              lanes[number(lane, figure, kraken, rail, bits)] =
                  new LaneView(
                      lane,
                      lane.side(),
                      lane.sign(),
                      lane.area(),
                      figure,
                      kraken,
                      rail,
                      Space.ofBits(bits));
            }
          }
        }
      }
    }
    return lanes;
  }

  static PawnView pawn(Pirate pirate, Pawns pawns) {
    return PAWNS[number(pirate, pawns.ofOrNull(pirate))];
  }

  private static int number(Pirate pirate, @Nullable Area area) {
    return pirate.ordinal() * (Area.COUNT + 1) + (area == null ? 0 : area.ordinal() + 1);
  }

  private static PawnView[] pawns() {
    PawnView[] pawns = new PawnView[PIRATES.length * (Area.COUNT + 1)];
    for (Pirate pirate : PIRATES) {
      pawns[number(pirate, null)] = new PawnView(pirate, null);
      for (Area area : Area.values()) {
        pawns[number(pirate, area)] = new PawnView(pirate, area);
      }
    }
    return pawns;
  }

  static CardView card(Card card) {
    return CARDS[card.ordinal()];
  }
}
