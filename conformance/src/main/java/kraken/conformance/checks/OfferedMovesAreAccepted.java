package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.conformance.play.Reply;
import kraken.conformance.play.Step;
import kraken.kit.Answer;
import kraken.kit.Refusal;
import kraken.kit.Seat;

/** The rules accept every move that they offer, also to a seat whose turn it is not. */
public final class OfferedMovesAreAccepted<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public boolean isCostly() {
    return true;
  }

  @Override
  public void at(Position<S, M, V, E> position) {
    for (Seat seat : position.seats()) {
      for (M move : position.moves(seat)) {
        Step<M> step = new Step.Played<>(seat, move);
        accepted(step, position.take(step));
      }
    }
  }

  /** The state after a step that was offered. */
  public static <S, M, E> S accepted(Step<M> step, Reply<S, E> reply) {
    return switch (reply.answer()) {
      case Answer.Next<S>(S state) -> state;
      case Answer.Refused<S>(Refusal refusal) ->
          throw new CheckFailedException(
              "\"" + step + "\" was offered, then refused: " + refusal.name());
    };
  }
}
