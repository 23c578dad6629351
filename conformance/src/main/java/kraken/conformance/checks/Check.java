package kraken.conformance.checks;

import kraken.conformance.play.Finished;
import kraken.conformance.play.Position;
import kraken.conformance.play.TakenStep;

/** A rule that every game must keep. The name of the class is the sentence of the rule. */
public interface Check<S, M, V, E> {

  /** Whether it takes so long that it runs only at some of the positions and steps. */
  default boolean isCostly() {
    return false;
  }

  default BrokenCheck charge() {
    return BrokenCheck.of(getClass());
  }

  default void at(Position<S, M, V, E> position) {}

  default void after(TakenStep<S, M, V, E> taken) {}

  default void atEnd(Finished<S, M, V, E> game) {}
}
