package kraken.json;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.ObjectWriter;

/** Remembers how values were written that come again and again, such as the moves of a game. */
final class Known<T> {

  private static final int MOST = 5_000;

  private final ObjectWriter writer;
  private final Map<T, Raw> known = new ConcurrentHashMap<>();

  Known(ObjectWriter writer) {
    this.writer = writer;
  }

  Raw write(T value) {
    Raw before = known.get(value);
    return before == null ? writeAnew(value) : before;
  }

  private Raw writeAnew(T value) {
    Raw written = new Raw(writer.writeValueAsBytes(value));
    if (known.size() < MOST) {
      known.put(value, written);
    }
    return written;
  }
}
