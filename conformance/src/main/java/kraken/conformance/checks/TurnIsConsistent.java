package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.conformance.play.TakenStep;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;

/**
 * Awaited seats have moves, the sea can draw, only windows have passes, after the end nobody has
 * moves, and rounds follow each other.
 */
public final class TurnIsConsistent<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public void at(Position<S, M, V, E> position) {
    Expect.same(
        position.turn(), position.game().turn(position.state()), () -> "the turn, asked twice");
    switch (position.turn()) {
      case Turn.One(Seat seat) -> canAnswer(position, Seats.of(seat));
      case Turn.Together together -> together(position, together);
      case Turn.Sea(Numbers bounds) -> bounds(bounds);
      case Turn.Over over -> nobodyMoves(position);
    }
    passes(position);
  }

  /** Rounds are counted one by one, and never back. */
  @Override
  public void after(TakenStep<S, M, V, E> taken) {
    int before = taken.before().game().round(taken.before().state());
    int round = taken.after().game().round(taken.after().state());
    Expect.that(
        round == before || round == before + 1,
        () -> "round " + round + " comes after round " + before);
  }

  private void together(Position<S, M, V, E> position, Turn.Together turn) {
    Expect.that(!turn.awaited().isEmpty(), () -> "nobody is awaited in " + turn);
    Expect.that(
        isWithin(turn.awaited(), turn.asked()), () -> "somebody awaited was not asked: " + turn);
    Expect.that(
        isWithin(turn.asked(), position.seats()), () -> "somebody asked does not play: " + turn);
    canAnswer(position, turn.awaited());
    for (Seat seat : turn.asked()) {
      Expect.that(
          turn.awaited().contains(seat) || position.moves(seat).isEmpty(),
          () -> seat + " has answered, but still has moves: " + position.moves(seat));
    }
  }

  private void canAnswer(Position<S, M, V, E> position, Seats awaited) {
    Expect.that(
        isWithin(awaited, position.seats()), () -> awaited + " do not all play in this game");
    for (Seat seat : awaited) {
      Expect.that(!position.moves(seat).isEmpty(), () -> seat + " is awaited but has no move");
    }
  }

  private static void bounds(Numbers bounds) {
    Expect.that(bounds.count() > 0, () -> "the sea is asked for nothing");
    for (int bound : bounds.toArray()) {
      Expect.that(bound >= 1, () -> "the sea cannot draw below each of " + bounds);
    }
  }

  private void nobodyMoves(Position<S, M, V, E> position) {
    for (Seat seat : position.seats()) {
      Expect.that(
          position.moves(seat).isEmpty(),
          () -> "it is over, but " + seat + " has moves: " + position.moves(seat));
    }
  }

  private void passes(Position<S, M, V, E> position) {
    boolean window = position.turn() instanceof Turn.Together together && together.window();
    for (Seat seat : position.seats()) {
      long passes = position.moves(seat).stream().filter(position.game()::isPass).count();
      int right = window && position.turn().awaited().contains(seat) ? 1 : 0;
      Expect.that(
          passes == right,
          () -> seat + " has " + passes + " ways to pass, not " + right + ": " + position.turn());
    }
  }

  private static boolean isWithin(Seats some, Seats all) {
    return (some.bits() & ~all.bits()) == 0;
  }
}
