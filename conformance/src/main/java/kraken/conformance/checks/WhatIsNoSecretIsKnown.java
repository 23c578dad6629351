package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.kit.Viewer;

/**
 * A viewer without declared secrets knows the whole state, so the imagined state is the true one.
 */
public final class WhatIsNoSecretIsKnown<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public boolean isCostly() {
    return true;
  }

  @Override
  public void at(Position<S, M, V, E> position) {
    for (Viewer viewer : position.viewers()) {
      if (position.secretsFrom(viewer).isEmpty()) {
        Expect.same(
            position.state(),
            position.imagined(viewer).state(),
            () -> "nothing is secret from " + viewer + ", but truth and imagination differ");
      }
    }
  }
}
