package kraken.conformance.checks;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kraken.conformance.play.Position;
import kraken.kit.Seat;

/** No move is offered twice, and the list is the same whenever it is asked for. */
public final class MovesAreListedOnce<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public void at(Position<S, M, V, E> position) {
    for (Seat seat : position.seats()) {
      List<M> moves = position.moves(seat);
      Set<M> distinct = new HashSet<>();
      for (M move : moves) {
        Expect.that(distinct.add(move), () -> seat + " is offered twice: " + move);
      }
      Expect.same(
          moves,
          position.game().moves(position.state(), seat),
          () -> "the moves of " + seat + ", asked twice");
    }
  }
}
