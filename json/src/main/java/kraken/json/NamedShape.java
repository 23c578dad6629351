package kraken.json;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the values of a record, an enum or a sealed interface look as JSON. */
public sealed interface NamedShape {

  /** The field that tells which of several records a value is. */
  String TAG = "type";

  Class<?> type();

  /**
   * An object with these fields, in this order.
   *
   * @param tag what stands in the field {@link #TAG}, before all others; null where there is none
   */
  record RecordShape(Class<?> type, @Nullable String tag, List<Field> fields)
      implements NamedShape {}

  /** A field of an object. */
  record Field(String name, Shape shape, Nulls nulls) {

    public boolean mayBeNull() {
      return nulls != Nulls.NEVER;
    }
  }

  /**
   * How a field that is null is written. Readers take a missing field as null where null is
   * allowed.
   */
  enum Nulls {
    NEVER,
    WRITTEN,
    LEFT_OUT
  }

  /** One of several records with a tag, or of sealed interfaces of such records. */
  record OneOf(Class<?> type, List<Class<?>> kinds) implements NamedShape {

    /** All records of this interface, also those of sealed interfaces within it. */
    public List<RecordShape> records() {
      return kinds.stream().flatMap(kind -> Shapes.records(kind).stream()).toList();
    }
  }

  /** The name of one of the constants of an enum. */
  record Words(Class<?> type, List<String> names) implements NamedShape {}
}
