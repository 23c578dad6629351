package kraken.json;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Writes lists. It compares lists of the same length element by element. */
record ListWriter(ValueWriter elements) implements ValueWriter {

  /** The first indexes, as a pointer names them. */
  private static final JsonText[] INDEXES =
      IntStream.range(0, 64).mapToObj(i -> new JsonText("/" + i)).toArray(JsonText[]::new);

  @Override
  public void write(Object value, JsonBuffer out) {
    List<?> values = (List<?>) value;
    out.write('[');
    for (int i = 0; i < values.size(); i++) {
      if (i > 0) {
        out.write(',');
      }
      elements.writeOrNull(values.get(i), out);
    }
    out.write(']');
  }

  /** Compares arrays. That is faster than {@code get} on each of the many classes of lists. */
  @Override
  public void compare(Object before, Object after, Pointer where, Changes changes) {
    @Nullable Object[] old = ((List<?>) before).toArray();
    @Nullable Object[] values = ((List<?>) after).toArray();
    if (old.length != values.length) {
      changes.replace(this, after, where);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      changes.part(elements, old[i], values[i], where, index(i));
    }
  }

  private static JsonText index(int index) {
    return index < INDEXES.length ? INDEXES[index] : new JsonText("/" + index);
  }
}
