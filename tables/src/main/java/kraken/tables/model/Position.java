package kraken.tables.model;

import java.util.ArrayList;
import java.util.List;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * A state with its views and moves as JSON. Each is made when it is first asked for, and equal
 * views are written once: in a game without secrets one text serves the whole table. Safe for any
 * thread.
 */
final class Position<S, M, V, E> {

  private final Rulebook<S, M, V, E> rules;
  private final S state;
  private final int players;

  /** One for each seat, and then the watcher's. */
  private final @Nullable CachedView<V>[] cachedViews;

  private final @Nullable List<JsonText>[] moves;
  private final List<CachedView<V>> different = new ArrayList<>(1);

  @SuppressWarnings("unchecked") // these arrays never leave this object
  Position(Rulebook<S, M, V, E> rules, S state, int players) {
    this.rules = rules;
    this.state = state;
    this.players = players;
    this.cachedViews = (@Nullable CachedView<V>[]) new CachedView<?>[players + 1];
    this.moves = (@Nullable List<JsonText>[]) new List<?>[players];
  }

  S state() {
    return state;
  }

  synchronized CachedView<V> cachedView(Viewer viewer) {
    int place = !rules.game().isOpen() && viewer instanceof Seat(int index) ? index : players;
    CachedView<V> known = cachedViews[place];
    if (known == null) {
      known = newView(viewer);
      cachedViews[place] = known;
    }
    return known;
  }

  /** The view as JSON. It is written only now: most positions are never shown. */
  synchronized JsonText text(Viewer viewer) {
    return cachedView(viewer).text(rules.json());
  }

  /** What has changed for a viewer who knows the earlier position, as JSON. */
  JsonText changes(Position<S, M, V, E> earlier, Viewer viewer) {
    CachedView<V> known = earlier.cachedView(viewer);
    synchronized (this) {
      return cachedView(viewer).changes(known, rules.json());
    }
  }

  /** The views of all viewers, each different one once. */
  synchronized List<CachedView<V>> cachedViews() {
    if (rules.game().isOpen()) {
      return List.of(cachedView(Viewer.WATCHER));
    }
    Viewer.all(players).forEach(this::cachedView);
    return List.copyOf(different);
  }

  synchronized List<JsonText> moves(Seat seat) {
    List<JsonText> known = moves[seat.index()];
    if (known == null) {
      known = offered(seat);
      moves[seat.index()] = known;
    }
    return known;
  }

  /** The same state with the views made so far, without their JSON. */
  synchronized Position<S, M, V, E> withoutTexts() {
    Position<S, M, V, E> copy = stateOnly();
    for (CachedView<V> cachedView : different) {
      CachedView<V> copied = cachedView.withoutTexts();
      copy.different.add(copied);
      for (int i = 0; i < cachedViews.length; i++) {
        copy.cachedViews[i] = isSame(cachedViews[i], cachedView) ? copied : copy.cachedViews[i];
      }
    }
    return copy;
  }

  @SuppressWarnings("ReferenceEquality") // each different view has one CachedView
  private static boolean isSame(@Nullable CachedView<?> one, CachedView<?> other) {
    return one == other;
  }

  /** The same state without any views. */
  Position<S, M, V, E> stateOnly() {
    return new Position<>(rules, state, players);
  }

  private List<JsonText> offered(Seat seat) {
    List<M> offers = rules.game().moves(state, seat);
    List<JsonText> written = new ArrayList<>(offers.size());
    for (M move : offers) {
      written.add(rules.json().writeMove(move));
    }
    return List.copyOf(written);
  }

  private CachedView<V> newView(Viewer viewer) {
    V view = rules.game().view(state, viewer);
    for (CachedView<V> known : different) {
      if (known.view().equals(view)) {
        return known;
      }
    }
    CachedView<V> cachedView = new CachedView<>(viewer, view);
    different.add(cachedView);
    return cachedView;
  }
}
