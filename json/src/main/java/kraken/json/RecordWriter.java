package kraken.json;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes records of one type, with their tag where they have one. */
final class RecordWriter implements ValueWriter {

  private static final ClassValue<RecordWriter> WRITERS =
      new ClassValue<>() {
        @Override
        protected RecordWriter computeValue(Class<?> type) {
          return new RecordWriter(Shapes.record(type));
        }
      };

  private final boolean tagged;
  private final JsonText start;
  private final Part[] parts;

  /**
   * A field: its name in an object (with the comma before it) and in a pointer, and how to get and
   * write its value.
   */
  private record Part(
      JsonText name,
      JsonText step,
      boolean omitsNull,
      Function<Object, @Nullable Object> accessor,
      ValueWriter writer) {}

  private RecordWriter(NamedShape.RecordShape shape) {
    this.tagged = shape.tag() != null;
    this.start = new JsonText(tagged ? "{\"" + NamedShape.TAG + "\":\"" + shape.tag() + "\"" : "{");
    List<Function<Object, @Nullable Object>> accessors = RecordAccess.of(shape.type());
    this.parts = new Part[accessors.size()];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = part(shape.fields().get(i), accessors.get(i));
    }
  }

  private static Part part(NamedShape.Field field, Function<Object, @Nullable Object> accessor) {
    return new Part(
        new JsonText(",\"" + field.name() + "\":"),
        new JsonText("/" + field.name()),
        field.nulls() == NamedShape.Nulls.LEFT_OUT,
        accessor,
        ValueWriter.of(field.shape()));
  }

  /** Writes one of several records. */
  static final class OfItsKind implements ValueWriter {
    private final Map<Class<?>, ValueWriter> kinds = new HashMap<>();

    OfItsKind(List<NamedShape.RecordShape> records) {
      for (NamedShape.RecordShape shape : records) {
        kinds.put(shape.type(), new Later(shape.type()));
      }
    }

    private ValueWriter kind(Object value) {
      ValueWriter known = kinds.get(value.getClass());
      if (known == null) {
        throw new IllegalArgumentException(value.getClass() + " is none of " + kinds.keySet());
      }
      return known;
    }

    @Override
    public void write(Object value, JsonBuffer out) {
      kind(value).write(value, out);
    }

    @Override
    public void compare(Object before, Object after, Pointer where, Changes changes) {
      if (before.getClass() == after.getClass()) {
        kind(after).compare(before, after, where, changes);
      } else {
        changes.replace(this, after, where);
      }
    }
  }

  /**
   * Looks up the writer when the first value comes: a record may contain records of its own type.
   * Safe for any thread.
   */
  static final class Later implements ValueWriter {
    private final Class<?> type;
    private @Nullable ValueWriter writer;

    Later(Class<?> type) {
      this.type = type;
    }

    private ValueWriter writer() {
      ValueWriter known = writer == null ? WRITERS.get(type) : writer;
      writer = known;
      return known;
    }

    @Override
    public void write(Object value, JsonBuffer out) {
      writer().write(value, out);
    }

    @Override
    public void compare(Object before, Object after, Pointer where, Changes changes) {
      writer().compare(before, after, where, changes);
    }
  }

  /**
   * Each name begins with a comma, which is skipped for the first field of an object without a tag.
   */
  @Override
  public void write(Object value, JsonBuffer out) {
    out.write(start);
    int comma = tagged ? 0 : 1;
    for (Part part : parts) {
      Object content = part.accessor.apply(value);
      if (content != null || !part.omitsNull) {
        out.write(part.name.utf8(), comma);
        comma = 0;
        part.writer.writeOrNull(content, out);
      }
    }
    out.write('}');
  }

  @Override
  public void compare(Object before, Object after, Pointer where, Changes changes) {
    for (Part part : parts) {
      Object old = part.accessor.apply(before);
      Object value = part.accessor.apply(after);
      changes.part(part.writer, old, value, where, part.step);
    }
  }
}
