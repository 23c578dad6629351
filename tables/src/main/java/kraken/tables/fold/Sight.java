package kraken.tables.fold;

import kraken.json.GameTypes;
import kraken.json.Raw;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer, and perhaps others, see of a position, and how it was written for them. Those at
 * a table mostly know the same position before it, so only the changes since the last are kept.
 */
final class Sight<V> {

  private final Viewer viewer;
  private final V view;
  private @Nullable Raw text;
  private @Nullable Sight<V> known;
  private @Nullable Raw changes;

  Sight(Viewer viewer, V view) {
    this.viewer = viewer;
    this.view = view;
  }

  Viewer viewer() {
    return viewer;
  }

  V view() {
    return view;
  }

  Raw text(GameTypes<?, V, ?> types) {
    Raw written = text == null ? types.writeView(view) : text;
    text = written;
    return written;
  }

  @SuppressWarnings("ReferenceEquality") // what was seen at the same time; to compare views costs
  Raw changes(Sight<V> earlier, GameTypes<?, V, ?> types) {
    Raw written =
        changes == null || known != earlier ? types.writeChanges(earlier.view, view) : changes;
    known = earlier;
    changes = written;
    return written;
  }

  void forgetTexts() {
    text = null;
    known = null;
    changes = null;
  }
}
