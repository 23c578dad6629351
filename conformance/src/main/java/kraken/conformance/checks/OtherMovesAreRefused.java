package kraken.conformance.checks;

import java.util.List;
import kraken.conformance.play.Position;
import kraken.conformance.play.Reply;
import kraken.conformance.play.Step;
import kraken.kit.Answer;
import kraken.kit.Refusal;
import kraken.kit.Seat;

/** The rules refuse a move that they have not offered, cite a rule, and tell no event. */
public final class OtherMovesAreRefused<S, M, V, E> implements Check<S, M, V, E> {

  private final NotOffered<M> notOffered;

  /** With moves that the game offers in some position. */
  public OtherMovesAreRefused(List<M> known) {
    this.notOffered = new NotOffered<>(known);
  }

  @Override
  public boolean isCostly() {
    return true;
  }

  @Override
  public void at(Position<S, M, V, E> position) {
    for (Seat seat : position.seats()) {
      for (M move : notOffered.to(seat, position)) {
        refused(position, new Step.Played<>(seat, move));
      }
    }
  }

  private void refused(Position<S, M, V, E> position, Step<M> step) {
    Reply<S, E> reply = position.take(step);
    switch (reply.answer()) {
      case Answer.Next<S> next ->
          throw new CheckFailedException("\"" + step + "\" was not offered, but accepted");
      case Answer.Refused<S>(Refusal refusal) -> {
        Expect.that(!refusal.name().isBlank(), () -> "refused without a name: \"" + step + "\"");
        Expect.that(!refusal.rule().isBlank(), () -> refusal.name() + " cites no rule");
        Expect.that(
            reply.told().isEmpty(), () -> "told of a refused \"" + step + "\": " + reply.told());
      }
    }
  }
}
