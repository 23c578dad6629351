package kraken.json;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * Makes examples of the values of a shape: every record of a sealed interface, every word of an
 * enum, nulls, empty and filled lists. Tests use them to compare the writers and readers of shapes
 * with each other.
 */
public final class Examples {

  private static final JsonText READY = new JsonText("{\"any\":[1,null,\"Zoë\"]}");
  private static final Seats SEATS = Seats.of(Seat.of(0), Seat.of(3));

  private Examples() {}

  /** Examples of a record, an enum or a sealed interface. */
  public static <T> List<T> of(Class<T> type) {
    return examples(new Shape.Named(type)).stream().map(type::cast).toList();
  }

  private static List<?> examples(Shape shape) {
    return switch (shape) {
      case Shape.Plain plain -> examples(plain);
      case Shape.ListOf(Shape element) -> List.of(List.of(), examples(element));
      case Shape.SetOf(Shape element) -> List.of(new LinkedHashSet<>(examples(element)));
      case Shape.MapOf(Shape key, Shape value) ->
          List.of(new TreeMap<>(), map(examples(key), examples(value)));
      case Shape.Named(Class<?> type) -> examples(Shapes.named(type));
      case Shape.Foreign(var type) ->
          throw new IllegalArgumentException("there is no rule to write " + type + " as JSON");
    };
  }

  private static List<?> examples(Shape.Plain plain) {
    return switch (plain) {
      case TEXT -> List.of("Anne", "", "Zoë \"\\\n\u2028⚓");
      case INT -> List.of(3, 0, Integer.MIN_VALUE);
      case LONG -> List.of(12_345_678_901L, 0L);
      case DOUBLE -> List.of(0.25, 1e20);
      case BOOLEAN -> List.of(true, false);
      case SEAT -> List.of(Seat.of(2), Seat.of(15));
      case SEATS -> List.of(SEATS, Seats.NONE);
      case NUMBERS -> List.of(Numbers.of(6, -1), Numbers.NONE);
      case VIEWER -> List.of(Seat.of(1), Viewer.WATCHER);
      case JSON -> List.of(READY);
    };
  }

  private static Map<Object, Object> map(List<?> keys, List<?> values) {
    Map<Object, Object> map = new TreeMap<>();
    for (int i = 0; i < keys.size(); i++) {
      map.put(keys.get(i), values.get(i % values.size()));
    }
    return map;
  }

  private static List<?> examples(NamedShape shape) {
    return switch (shape) {
      case NamedShape.RecordShape record -> records(record);
      case NamedShape.OneOf several ->
          several.records().stream().flatMap(record -> records(record).stream()).toList();
      case NamedShape.Words(Class<?> type, _) -> List.of(type.getEnumConstants());
    };
  }

  /**
   * As many records as the field with the most examples has, and one more where every field that
   * may be null is null.
   */
  private static List<Object> records(NamedShape.RecordShape shape) {
    List<List<?>> fields = new ArrayList<>();
    for (NamedShape.Field field : shape.fields()) {
      fields.add(examples(field.shape()));
    }
    int most = fields.stream().mapToInt(List::size).max().orElse(1);
    Constructor<?> constructor = constructor(shape.type());
    List<Object> records = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      int place = i;
      records.add(made(constructor, fields.stream().map(all -> all.get(place % all.size()))));
    }
    if (shape.fields().stream().anyMatch(NamedShape.Field::mayBeNull)) {
      records.add(made(constructor, sparse(shape, fields).stream()));
    }
    return records;
  }

  private static List<@Nullable Object> sparse(
      NamedShape.RecordShape shape, List<List<?>> examples) {
    List<@Nullable Object> values = new ArrayList<>();
    for (int i = 0; i < examples.size(); i++) {
      values.add(shape.fields().get(i).mayBeNull() ? null : examples.get(i).getFirst());
    }
    return values;
  }

  private static Constructor<?> constructor(Class<?> record) {
    try {
      Constructor<?> constructor =
          record.getDeclaredConstructor(
              Arrays.stream(record.getRecordComponents())
                  .map(RecordComponent::getType)
                  .toArray(Class<?>[]::new));
      constructor.setAccessible(true);
      return constructor;
    } catch (NoSuchMethodException impossible) {
      throw new LinkageError(record.toString(), impossible);
    }
  }

  private static Object made(Constructor<?> constructor, Stream<?> values) {
    try {
      return constructor.newInstance(values.toArray());
    } catch (ReflectiveOperationException unfit) {
      throw new IllegalArgumentException(
          "no example can be made of " + constructor.getDeclaringClass(), unfit);
    }
  }
}
