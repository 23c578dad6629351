package kraken.conformance.checks;

import java.util.List;
import kraken.conformance.play.Position;
import kraken.kit.Viewer;

/** Bots look ahead in imagined states, so these must be as playable as true ones. */
public final class ImaginedStateCanBePlayed<S, M, V, E> implements Check<S, M, V, E> {

  private final List<Check<S, M, V, E>> soundness =
      List.of(new TurnIsConsistent<>(), new OfferedMovesAreAccepted<>());

  @Override
  public boolean isCostly() {
    return true;
  }

  @Override
  public void at(Position<S, M, V, E> position) {
    for (Viewer viewer : position.viewers()) {
      soundness.forEach(check -> check.at(position.imagined(viewer)));
    }
  }
}
