package kraken.conformance.checks;

import kraken.conformance.play.Finished;
import kraken.conformance.play.Position;
import kraken.conformance.play.TakenStep;

/** Something that every game must keep to. The name of its class is the sentence that says what. */
public interface Check<S, M, V, E> {

  /** Whether it costs so much that a part of the positions and steps must do. */
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
