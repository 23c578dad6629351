package kraken.games.attack.chapters;

import java.util.ArrayList;
import java.util.List;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Hand;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Pawns;
import kraken.games.attack.state.Pile;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Side;
import kraken.games.attack.state.State;
import kraken.games.attack.state.View;

/** Makes the view of a state: the order of unknown cards is cut out here, and nowhere else. */
public final class Views {

  private static final Area[] AREAS = Area.values();

  private Views() {}

  public static View of(State state) {
    return new View(
        state.variant(),
        state.phase(),
        state.turn(),
        state.first(),
        lanes(state.board()),
        holes(state.board()),
        state.kraken(),
        state.kraken().waitingDice(),
        state.roll().faces(Side.PORT),
        state.roll().faces(Side.STARBOARD),
        state.power(),
        hands(state),
        ViewParts.DECK);
  }

  private static List<View.LaneView> lanes(ShipBoard board) {
    List<View.LaneView> lanes = new ArrayList<>(Lane.COUNT);
    for (int i = 0; i < Lane.COUNT; i++) {
      lanes.add(ViewParts.lane(board, Lane.of(i)));
    }
    return lanes;
  }

  private static List<Integer> holes(ShipBoard board) {
    List<Integer> holes = new ArrayList<>(AREAS.length);
    for (Area area : AREAS) {
      holes.add(board.holesIn(area));
    }
    return holes;
  }

  private static List<View.HandView> hands(State state) {
    List<View.HandView> hands = new ArrayList<>(state.hands().size());
    for (Hand hand : state.hands()) {
      Pile pile = hand.pile();
      hands.add(
          new View.HandView(
              hand.seat(),
              pawns(hand, state.pawns()),
              cards(pile.shown()),
              pile.isEmpty() ? null : pile.top().pirate(),
              pile.unknownCards(),
              pile.knownCards()));
    }
    return hands;
  }

  private static List<View.PawnView> pawns(Hand hand, Pawns pawns) {
    List<View.PawnView> views = new ArrayList<>(hand.pirates().size());
    for (Pirate pirate : hand.pirates()) {
      views.add(ViewParts.pawn(pirate, pawns));
    }
    return views;
  }

  private static List<View.CardView> cards(List<Card> shown) {
    List<View.CardView> views = new ArrayList<>(shown.size());
    for (Card card : shown) {
      views.add(ViewParts.card(card));
    }
    return views;
  }
}
