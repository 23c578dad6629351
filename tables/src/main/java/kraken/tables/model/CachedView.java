package kraken.tables.model;

import kraken.json.GameJson;
import kraken.json.JsonText;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * A view of a position, with its JSON. Viewers who see the same share one. It keeps the changes
 * since one earlier position only: the viewers of a table mostly know the same one. {@link
 * Position} guards it with its lock.
 */
final class CachedView<V> {

  private final Viewer viewer;
  private final V view;
  private @Nullable JsonText text;
  private @Nullable CachedView<V> known;
  private @Nullable JsonText changes;

  CachedView(Viewer viewer, V view) {
    this.viewer = viewer;
    this.view = view;
  }

  Viewer viewer() {
    return viewer;
  }

  V view() {
    return view;
  }

  JsonText text(GameJson<?, V, ?> json) {
    JsonText written = text == null ? json.writeView(view) : text;
    text = written;
    return written;
  }

  @SuppressWarnings("ReferenceEquality") // the same object; to compare views would cost more
  JsonText changes(CachedView<V> earlier, GameJson<?, V, ?> json) {
    JsonText written =
        changes == null || known != earlier ? json.writeChanges(earlier.view, view) : changes;
    known = earlier;
    changes = written;
    return written;
  }

  /** The same view without its JSON. */
  CachedView<V> withoutTexts() {
    return new CachedView<>(viewer, view);
  }
}
