package kraken.json;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Remembers how values were written that come again and again, such as the moves of a game. */
final class Known<T> {

  private static final int MOST = 5_000;

  private final Typewriter<T> writer;
  private final Map<T, Raw> known = new ConcurrentHashMap<>();
  private final Map<String, T> byText = new ConcurrentHashMap<>();

  Known(Typewriter<T> writer) {
    this.writer = writer;
  }

  Raw write(T value) {
    Raw before = known.get(value);
    return before == null ? writeAnew(value) : before;
  }

  private Raw writeAnew(T value) {
    Raw written = writer.write(value);
    if (known.size() < MOST) {
      known.put(value, written);
      byText.put(written.json(), value);
    }
    return written;
  }

  /** The value that was written so, or null where it is not remembered. */
  @Nullable T read(String text) {
    return byText.get(text);
  }
}
