package kraken.json;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the JSON of values that are written again and again, such as the moves of a game. Safe for
 * any thread.
 */
final class WrittenCache<T> {

  private static final int MOST = 5_000;

  private final TypedJson<T> writer;
  private final Map<T, JsonText> known = new ConcurrentHashMap<>();
  private final Map<String, T> byText = new ConcurrentHashMap<>();

  WrittenCache(TypedJson<T> writer) {
    this.writer = writer;
  }

  JsonText write(T value) {
    JsonText before = known.get(value);
    return before == null ? writeAnew(value) : before;
  }

  private JsonText writeAnew(T value) {
    JsonText written = writer.write(value);
    if (known.size() < MOST) {
      known.put(value, written);
      byText.put(written.json(), value);
    }
    return written;
  }

  /** The value that was written as this text, or null where it is not in the cache. */
  @Nullable T read(String text) {
    return byText.get(text);
  }
}
