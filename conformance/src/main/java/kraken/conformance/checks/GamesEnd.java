package kraken.conformance.checks;

import kraken.conformance.play.Position;

/** Every game ends, whatever the seats play. */
public final class GamesEnd<S, M, V, E> implements Check<S, M, V, E> {

  static final int MOST_STEPS = 20_000;

  @Override
  public void at(Position<S, M, V, E> position) {
    Expect.that(
        position.number() < MOST_STEPS || position.isOver(),
        () -> "not over after " + MOST_STEPS + " steps");
  }
}
