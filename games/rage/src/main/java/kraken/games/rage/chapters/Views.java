package kraken.games.rage.chapters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Figures;
import kraken.games.rage.state.Flames;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.State;
import kraken.games.rage.state.View;
import kraken.games.rage.state.Wreckage;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/** Makes the view of a state: the hands of others and the faces of debris are cut out here. */
public final class Views {

  private static final List<Card> DECK = List.of(Card.values());

  private Views() {}

  public static View of(State state, Viewer viewer) {
    Board board = state.board();
    @Nullable Seat you = viewer instanceof Seat seat ? seat : null;
    return new View(
        you,
        state.phase(),
        state.round(),
        state.deals(),
        state.variant().goal(),
        state.seat(),
        board.front(),
        board.rage(),
        Figures.METER,
        board.lanes(),
        ships(state),
        barrels(board.flames()),
        debris(board.wreckage()),
        tokens(board.wreckage()),
        you == null ? List.of() : hand(state, you),
        state.seat().equals(you) ? Previews.ofCardInPlay(state) : List.of(),
        state.cards().pileCount(),
        state.cards().discards().list(),
        state.cards().lastCards(),
        DECK);
  }

  private static List<View.ShipView> ships(State state) {
    Board board = state.board();
    List<View.ShipView> ships = new ArrayList<>();
    for (int ship = 0; ship < state.variant().players(); ship++) {
      @Nullable Space space = board.ships().spaceOrNull(ship);
      ships.add(
          new View.ShipView(
              Seat.of(ship),
              space,
              space == null ? null : board.bearing(space.section()),
              board.ships().damage(ship),
              board.ships().rank(ship),
              Ships.SINKS_AT,
              state.cards().count(ship),
              state.cards().countOfLast(ship),
              state.wins().get(ship)));
    }
    return List.copyOf(ships);
  }

  private static List<View.Barrels> barrels(Flames flames) {
    List<View.Barrels> barrels = new ArrayList<>();
    for (int i = 0; i < Space.COUNT; i++) {
      int count = flames.at(Space.of(i));
      if (count > 0) {
        barrels.add(new View.Barrels(Space.of(i), count));
      }
    }
    return List.copyOf(barrels);
  }

  private static List<View.Debris> debris(Wreckage wreckage) {
    List<View.Debris> debris = new ArrayList<>();
    for (int lane = Wreckage.FIRST_LANE; lane <= Space.LANES; lane++) {
      for (int i = 0; i < Section.COUNT; i++) {
        Section section = Section.of(i);
        if (wreckage.isLaid(section, lane)) {
          boolean known = wreckage.isFaceUp(section, lane);
          Integer damage = known ? wreckage.damage(section, lane) : null;
          debris.add(new View.Debris(Space.of(section, lane), damage));
        }
      }
    }
    return List.copyOf(debris);
  }

  private static List<View.Tokens> tokens(Wreckage wreckage) {
    List<View.Tokens> tokens = new ArrayList<>();
    for (int damage = 0; damage <= Figures.MOST_DEBRIS; damage++) {
      int count = Collections.frequency(Figures.TOKENS, damage);
      tokens.add(new View.Tokens(damage, count, count - wreckage.countFaceUp(damage)));
    }
    return List.copyOf(tokens);
  }

  private static List<View.HandCard> hand(State state, Seat seat) {
    boolean chooses = state.phase() instanceof Phase.Choosing && seat.equals(state.seat());
    List<View.HandCard> hand = new ArrayList<>();
    for (Card card : state.cards().hand(seat.index())) {
      List<View.Preview> previews = chooses ? Previews.of(state, card) : List.of();
      hand.add(new View.HandCard(card, card.actions(), previews));
    }
    return List.copyOf(hand);
  }
}
