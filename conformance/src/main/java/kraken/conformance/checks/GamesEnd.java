package kraken.conformance.checks;

import kraken.conformance.play.Position;

/** Whatever is played, it leads to an end. */
public final class GamesEnd<S, M, V, E> implements Check<S, M, V, E> {

  static final int MOST_STEPS = 20_000;

  @Override
  public void at(Position<S, M, V, E> position) {
    Expect.that(
        position.number() < MOST_STEPS || position.isOver(),
        () -> "not over after " + MOST_STEPS + " steps");
  }
}
