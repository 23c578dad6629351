package kraken.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.ObjectWriter;

/**
 * Writes values of one type just as {@link Json} does, and sooner: a view is written after every
 * move. It knows records, lists, enums and small values; the rest is left to Json.
 */
interface Pen {

  Map<Class<?>, Pen> SMALL =
      Map.of(
          int.class, (value, paper) -> paper.write((int) value),
          Integer.class, (value, paper) -> paper.write((int) value),
          long.class, (value, paper) -> paper.write((long) value),
          Long.class, (value, paper) -> paper.write((long) value),
          boolean.class, (value, paper) -> paper.write((boolean) value),
          Boolean.class, (value, paper) -> paper.write((boolean) value),
          String.class, (value, paper) -> paper.writeText((String) value),
          Seat.class, (value, paper) -> paper.write(((Seat) value).index()),
          Seats.class, (value, paper) -> paper.write((Seats) value),
          Numbers.class, (value, paper) -> writeAll((Numbers) value, paper));

  /** The value is of the pen's type, and not null. */
  void write(Object value, Paper paper);

  default void writeOrNull(@Nullable Object value, Paper paper) {
    if (value == null) {
      paper.writeNull();
    } else {
      write(value, paper);
    }
  }

  /** Tells of what differs in two values: of their parts where there are some, or else of all. */
  default void compare(Object before, Object after, Pointer where, Changes changes) {
    if (!before.equals(after)) {
      changes.replace(this, after, where);
    }
  }

  static Pen of(Type type) {
    return switch (type) {
      case Class<?> small when SMALL.containsKey(small) -> SMALL.get(small);
      case Class<?> plain when plain.isEnum() -> names(plain);
      case Class<?> plain when RecordPen.knows(plain) -> RecordPen.of(plain);
      case ParameterizedType list when list.getRawType() == List.class ->
          new ListPen(of(list.getActualTypeArguments()[0]));
      default -> json(type);
    };
  }

  private static Pen names(Class<?> type) {
    Object[] constants = type.getEnumConstants();
    byte[][] names = new byte[constants.length][];
    for (int i = 0; i < names.length; i++) {
      names[i] = Json.bytes(constants[i], type);
    }
    return (value, paper) -> paper.write(names[((Enum<?>) value).ordinal()]);
  }

  private static void writeAll(Numbers numbers, Paper paper) {
    paper.write('[');
    for (int i = 0; i < numbers.count(); i++) {
      if (i > 0) {
        paper.write(',');
      }
      paper.write(numbers.at(i));
    }
    paper.write(']');
  }

  static Pen json(Type type) {
    ObjectWriter writer = Json.mapper().writerFor(Json.mapper().constructType(type));
    return (value, paper) -> paper.write(writer.writeValueAsBytes(value));
  }
}
