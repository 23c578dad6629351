package kraken.conformance.mutiny;

import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer knows.
 *
 * @param innocent the seats that the viewer knows not to be the mutineer
 * @param mutineer the mutineer, if the viewer knows it
 * @param passed whether the viewer has passed in this window
 * @param vote the seat that the viewer has voted against in this vote
 */
record View(
    Viewer viewer,
    Board board,
    Seats innocent,
    @Nullable Seat mutineer,
    boolean passed,
    @Nullable Seat vote) {

  View with(Board other) {
    return new View(viewer, other, innocent, mutineer, passed, vote);
  }

  View knowing(Seats innocents, @Nullable Seat culprit) {
    return new View(viewer, board, innocents, culprit, passed, vote);
  }
}
