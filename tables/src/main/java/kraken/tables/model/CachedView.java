package kraken.tables.model;

import kraken.json.GameJson;
import kraken.json.JsonText;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer, and perhaps others, see of a position, and how it was written for them. Those at
 * a table mostly know the same position before it, so only the changes since the last are kept.
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

  @SuppressWarnings("ReferenceEquality") // what was seen at the same time; to compare views costs
  JsonText changes(CachedView<V> earlier, GameJson<?, V, ?> json) {
    JsonText written =
        changes == null || known != earlier ? json.writeChanges(earlier.view, view) : changes;
    known = earlier;
    changes = written;
    return written;
  }

  /** The same view; nothing of it is written yet. */
  CachedView<V> withoutTexts() {
    return new CachedView<>(viewer, view);
  }
}
