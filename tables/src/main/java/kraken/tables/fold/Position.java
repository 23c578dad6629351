package kraken.tables.fold;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kraken.json.Raw;
import kraken.kit.Seat;
import kraken.kit.Viewer;

/**
 * A state as it is shown. Each view is made when it is first asked for, and views that are equal
 * are written once: in a game without secrets one text serves the whole table.
 */
final class Position<S, M, V, E> {

  private final Rulebook<S, M, V, E> rules;
  private final S state;
  private final Map<Viewer, Sight<V>> sights = new HashMap<>();
  private final List<Sight<V>> different = new ArrayList<>();
  private final Map<Seat, List<Raw>> moves = new HashMap<>();

  Position(Rulebook<S, M, V, E> rules, S state) {
    this.rules = rules;
    this.state = state;
  }

  S state() {
    return state;
  }

  synchronized Sight<V> sight(Viewer viewer) {
    return sights.computeIfAbsent(rules.game().isOpen() ? Viewer.WATCHER : viewer, this::look);
  }

  /** What the viewer sees, written: most positions are passed by and never shown. */
  synchronized Raw text(Viewer viewer) {
    return sight(viewer).text(rules.types());
  }

  /** What is new to a viewer who saw the earlier position, written. */
  Raw changes(Position<S, M, V, E> earlier, Viewer viewer) {
    Sight<V> known = earlier.sight(viewer);
    synchronized (this) {
      return sight(viewer).changes(known, rules.types());
    }
  }

  /** What all of them see, each different view once. */
  synchronized List<Sight<V>> sights(int players) {
    if (rules.game().isOpen()) {
      return List.of(sight(Viewer.WATCHER));
    }
    Viewer.all(players).forEach(this::sight);
    return List.copyOf(different);
  }

  synchronized List<Raw> moves(Seat seat) {
    return moves.computeIfAbsent(seat, this::offered);
  }

  /** It is past, and seldom shown again: nothing is kept of how it was written. */
  synchronized void forgetTexts() {
    different.forEach(Sight::forgetTexts);
    moves.clear();
  }

  /** It is long past: what it looked like is found out anew if anybody wants to know. */
  synchronized void forget() {
    forgetTexts();
    sights.clear();
    different.clear();
  }

  private List<Raw> offered(Seat seat) {
    List<M> offers = rules.game().moves(state, seat);
    List<Raw> written = new ArrayList<>(offers.size());
    for (M move : offers) {
      written.add(rules.types().writeMove(move));
    }
    return List.copyOf(written);
  }

  private Sight<V> look(Viewer viewer) {
    V view = rules.game().view(state, viewer);
    for (Sight<V> known : different) {
      if (known.view().equals(view)) {
        return known;
      }
    }
    Sight<V> sight = new Sight<>(viewer, view);
    different.add(sight);
    return sight;
  }
}
