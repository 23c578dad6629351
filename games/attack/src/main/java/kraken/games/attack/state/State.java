package kraken.games.attack.state;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth of a game, a value. Its one secret is the order of the cards at the top of each
 * pile, and nobody knows it.
 *
 * @param turn the hand whose turn it is, counted from 0
 * @param first the hand that begins
 * @param roll the last roll
 */
public record State(
    Variant variant,
    Phase phase,
    int turn,
    int first,
    ShipBoard board,
    Kraken kraken,
    Roll roll,
    Pawns pawns,
    List<Hand> hands) {

  public static State before(Variant variant) {
    List<Hand> hands = new ArrayList<>();
    for (int i = 0; i < variant.hands(); i++) {
      hands.add(new Hand(Seat.of(i % variant.players()), List.of(), Pile.NONE));
    }
    Phase phase = variant.players() > 1 ? Phase.LOT : Phase.TAKING;
    return new State(
        variant,
        phase,
        0,
        0,
        ShipBoard.CALM,
        Kraken.ASLEEP,
        Roll.NONE,
        Pawns.ASHORE,
        List.copyOf(hands));
  }

  public Hand hand() {
    return hands.get(turn);
  }

  public Seat seat() {
    return hand().seat();
  }

  /** The pirate whose power is in force this turn; in solo the one on the back of the top card. */
  public @Nullable Pirate power() {
    Hand hand = hand();
    if (!variant.powers() || hand.pile().isEmpty()) {
      return null;
    }
    return variant.isSolo() ? hand.pile().top().pirate() : hand.pirates().getFirst();
  }

  /** The phase as this kind; the rules have checked before that it is one. */
  public <P extends Phase> P phase(Class<P> kind) {
    return kind.cast(phase);
  }

  public State in(Phase next) {
    return new State(variant, next, turn, first, board, kraken, roll, pawns, hands);
  }

  public State with(ShipBoard next) {
    return new State(variant, phase, turn, first, next, kraken, roll, pawns, hands);
  }

  public State with(Kraken next) {
    return new State(variant, phase, turn, first, board, next, roll, pawns, hands);
  }

  public State with(Pawns next) {
    return new State(variant, phase, turn, first, board, kraken, roll, next, hands);
  }

  public State with(Roll next) {
    return new State(variant, phase, turn, first, board, kraken, next, pawns, hands);
  }

  public State with(List<Hand> next) {
    return new State(variant, phase, turn, first, board, kraken, roll, pawns, next);
  }

  public State atTurn(int next) {
    return new State(variant, phase, next, first, board, kraken, roll, pawns, hands);
  }

  public State beginningWith(int firstHand) {
    return new State(variant, phase, turn, firstHand, board, kraken, roll, pawns, hands);
  }

  /** With the hand whose turn it is replaced. */
  public State with(Hand next) {
    Hand[] changed = hands.toArray(new Hand[0]);
    changed[turn] = next;
    return with(List.of(changed));
  }
}
