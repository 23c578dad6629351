package kraken.server.http.exchange;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import kraken.json.NamedShape;
import kraken.json.RecordAccess;
import kraken.json.Shape;
import kraken.json.Shapes;
import org.jspecify.annotations.Nullable;

/**
 * Finds null in fields that must have a value. {@link kraken.json.JsonReader#readStrictly} refuses
 * it as well, but is slower.
 */
public final class NullFinder {

  private NullFinder() {}

  public static boolean isComplete(@Nullable Object value) {
    return switch (value) {
      case null -> false;
      case Record record -> hasAllFields(record);
      case Collection<?> many -> many.stream().allMatch(NullFinder::isComplete);
      case Map<?, ?> map -> map.values().stream().allMatch(NullFinder::isComplete);
      default -> true;
    };
  }

  private static boolean hasAllFields(Record record) {
    Class<?> type = record.getClass();
    if (!(Shapes.of(type) instanceof Shape.Named)) {
      return true; // a seat, or another small value
    }
    List<NamedShape.Field> fields = Shapes.record(type).fields();
    List<Function<Object, @Nullable Object>> values = RecordAccess.of(type);
    for (int i = 0; i < fields.size(); i++) {
      Object value = values.get(i).apply(record);
      if (value == null ? !fields.get(i).mayBeNull() : !isComplete(value)) {
        return false;
      }
    }
    return true;
  }
}
