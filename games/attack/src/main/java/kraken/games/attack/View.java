package kraken.games.attack;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What everybody knows; nobody knows more. Of a pile's unknown cards it says which they are, never
 * their order.
 *
 * @param turn the hand whose turn it is, counted from 0
 * @param first the hand that begins
 * @param holes how many in each area, in the order of {@link Area}
 * @param power the pirate whose power is in force
 * @param redDice what the red dice showed in the last roll
 */
public record View(
    Variant variant,
    Phase phase,
    int turn,
    int first,
    List<LaneView> lanes,
    List<Integer> holes,
    Kraken kraken,
    List<Kraken.WaitingDie> waitingDice,
    List<Face> redDice,
    List<Face> purpleDice,
    @Nullable Pirate power,
    List<HandView> hands) {

  /** A lane with what is in it. */
  public record LaneView(
      Lane lane,
      Side side,
      Face sign,
      Area area,
      Space figure,
      boolean kraken,
      boolean rail,
      List<Space> whirlpools) {}

  /**
   * A hand with its pirates and cards.
   *
   * @param topPirate whose picture is on the back of the pile's top card
   * @param unknown the cards at the top of the pile, in no order
   * @param known the cards below them, in their order
   */
  public record HandView(
      Seat seat,
      List<PawnView> pirates,
      List<CardView> shown,
      @Nullable Pirate topPirate,
      List<Card> unknown,
      List<Card> known) {}

  /** A pirate; ashore there is no area. */
  public record PawnView(Pirate pirate, @Nullable Area area) {}

  /** A card and what is printed on it. */
  public record CardView(Card card, List<Symbol> symbols) {}

  private static final Area[] AREAS = Area.values();

  static View of(State state) {
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
        hands(state));
  }

  private static List<LaneView> lanes(ShipBoard board) {
    List<LaneView> lanes = new ArrayList<>(Lane.COUNT);
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

  private static List<HandView> hands(State state) {
    List<HandView> hands = new ArrayList<>(state.hands().size());
    for (Hand hand : state.hands()) {
      Pile pile = hand.pile();
      hands.add(
          new HandView(
              hand.seat(),
              pawns(hand, state.pawns()),
              cards(pile.shown()),
              pile.isEmpty() ? null : pile.top().pirate(),
              pile.unknownCards(),
              pile.knownCards()));
    }
    return hands;
  }

  private static List<PawnView> pawns(Hand hand, Pawns pawns) {
    List<PawnView> views = new ArrayList<>(hand.pirates().size());
    for (Pirate pirate : hand.pirates()) {
      views.add(ViewParts.pawn(pirate, pawns));
    }
    return views;
  }

  private static List<CardView> cards(List<Card> shown) {
    List<CardView> views = new ArrayList<>(shown.size());
    for (Card card : shown) {
      views.add(ViewParts.card(card));
    }
    return views;
  }
}
