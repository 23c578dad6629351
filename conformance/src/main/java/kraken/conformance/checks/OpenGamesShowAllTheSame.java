package kraken.conformance.checks;

import kraken.conformance.play.Position;
import kraken.kit.Seat;
import kraken.kit.Viewer;

/** A game that calls itself open shows every viewer what a watcher sees. */
public final class OpenGamesShowAllTheSame<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public void at(Position<S, M, V, E> position) {
    if (position.game().isOpen()) {
      V watched = position.view(Viewer.WATCHER);
      for (Seat seat : position.seats()) {
        V seen = position.view(seat);
        Expect.same(watched, seen, () -> "a watcher and " + seat + " see");
      }
    }
  }
}
