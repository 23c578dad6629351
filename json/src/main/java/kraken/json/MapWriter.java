package kraken.json;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import kraken.kit.Seat;

/**
 * Writes maps in the order of their keys: equal maps give equal text.
 *
 * @param name makes the field name of a key
 */
record MapWriter(Function<Object, String> name, ValueWriter values) implements ValueWriter {

  static Function<Object, String> names(Shape key) {
    return switch (key) {
      case Shape.Plain.TEXT, Shape.Plain.INT, Shape.Plain.LONG -> Object::toString;
      case Shape.Plain.SEAT -> seat -> Integer.toString(((Seat) seat).index());
      case Shape.Named(Class<?> type) when type.isEnum() -> word -> ((Enum<?>) word).name();
      default -> throw new IllegalArgumentException("there is no rule to write the key " + key);
    };
  }

  @Override
  public void write(Object value, JsonBuffer out) {
    Map<?, ?> map = (Map<?, ?>) value;
    out.write('{');
    boolean first = true;
    for (Map.Entry<?, ?> entry : (map instanceof SortedMap ? map : new TreeMap<>(map)).entrySet()) {
      if (!first) {
        out.write(',');
      }
      first = false;
      out.writeText(name.apply(entry.getKey())).write(':');
      values.writeOrNull(entry.getValue(), out);
    }
    out.write('}');
  }
}
