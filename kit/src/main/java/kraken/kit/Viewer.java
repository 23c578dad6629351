package kraken.kit;

import java.util.ArrayList;
import java.util.List;

/** Somebody who looks at a game: from a seat, or from outside. */
public sealed interface Viewer permits Seat, Viewer.Watcher {

  Viewer WATCHER = new Watcher();

  /** Sees what everybody may see. A screen that people share on the table is a watcher, too. */
  record Watcher() implements Viewer {
    @Override
    public String toString() {
      return "watcher";
    }
  }

  /** Every seat, and the watcher. */
  static List<Viewer> all(int players) {
    List<Viewer> viewers = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      viewers.add(Seat.of(i));
    }
    viewers.add(WATCHER);
    return List.copyOf(viewers);
  }
}
