package kraken.conformance.checks;

import java.util.List;
import kraken.conformance.play.Position;
import kraken.conformance.play.Step;
import kraken.kit.Answer;
import kraken.kit.Refusal;
import kraken.kit.Seat;

/**
 * A player learns no secret by trying moves that are not offered: the refusal is the same in
 * imagined states.
 */
public final class RefusalsTellNothing<S, M, V, E> implements Check<S, M, V, E> {

  private final NotOffered<M> notOffered;

  /** With moves that the game offers in some position. */
  public RefusalsTellNothing(List<M> known) {
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
        Step<M> step = new Step.Played<>(seat, move);
        Expect.same(
            reason(position, step),
            reason(position.imagined(seat), step),
            () -> "why \"" + step + "\" is refused, truly and in what " + seat + " imagines");
      }
    }
  }

  private String reason(Position<S, M, V, E> position, Step<M> step) {
    return position.take(step).answer() instanceof Answer.Refused<S>(Refusal refusal)
        ? refusal.name()
        : "it is not";
  }
}
