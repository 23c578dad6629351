package kraken.json;

import java.util.List;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/** Writes values of one shape. Safe for any thread. */
interface ValueWriter {

  /** Writes a value that has this writer's shape and is not null. */
  void write(Object value, JsonBuffer out);

  default void writeOrNull(@Nullable Object value, JsonBuffer out) {
    if (value == null) {
      out.writeNull();
    } else {
      write(value, out);
    }
  }

  /**
   * Adds what differs to the changes: part by part where the value has parts, or else as a whole.
   */
  default void compare(Object before, Object after, Pointer where, Changes changes) {
    if (!before.equals(after)) {
      changes.replace(this, after, where);
    }
  }

  static ValueWriter of(Shape shape) {
    return switch (shape) {
      case Shape.Plain plain -> of(plain);
      case Shape.ListOf(Shape element) -> new ListWriter(of(element));
      case Shape.SetOf(Shape element) -> new SetWriter(new ListWriter(of(element)));
      case Shape.MapOf(Shape key, Shape value) -> new MapWriter(MapWriter.names(key), of(value));
      case Shape.Named(Class<?> type) -> of(Shapes.named(type));
      case Shape.Foreign(var type) ->
          throw new IllegalArgumentException("there is no rule to write " + type + " as JSON");
    };
  }

  private static ValueWriter of(NamedShape shape) {
    return switch (shape) {
      case NamedShape.RecordShape(Class<?> type, _, _) -> new RecordWriter.Later(type);
      case NamedShape.OneOf several -> new RecordWriter.OfItsKind(several.records());
      case NamedShape.Words(_, List<String> names) -> words(names);
    };
  }

  private static ValueWriter of(Shape.Plain plain) {
    return switch (plain) {
      case TEXT -> (value, out) -> out.writeText((String) value);
      case INT -> (value, out) -> out.write((int) value);
      case LONG -> (value, out) -> out.write((long) value);
      case DOUBLE -> (value, out) -> out.write((double) value);
      case BOOLEAN -> (value, out) -> out.write((boolean) value);
      case SEAT -> (value, out) -> out.write(((Seat) value).index());
      case SEATS -> (value, out) -> out.write((Seats) value);
      case NUMBERS -> (value, out) -> out.write((Numbers) value);
      case VIEWER -> (value, out) -> out.write((Viewer) value);
      case JSON -> (value, out) -> out.write((JsonText) value);
    };
  }

  private static ValueWriter words(List<String> names) {
    JsonText[] written =
        names.stream().map(name -> new JsonText("\"" + name + "\"")).toArray(JsonText[]::new);
    return (value, out) -> out.write(written[((Enum<?>) value).ordinal()]);
  }
}
