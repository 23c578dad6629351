package kraken.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.ObjectWriter;

/**
 * Writes values of one type just as {@link Json} does, and sooner: a view is written after every
 * move. It knows records, lists, enums and small values; the rest is left to Json.
 */
interface Pen {

  /** The value is of the pen's type, and not null. */
  void write(Object value, Paper paper);

  default void writeOrNull(@Nullable Object value, Paper paper) {
    if (value == null) {
      paper.writeNull();
    } else {
      write(value, paper);
    }
  }

  static Pen of(Type type) {
    return switch (type) {
      case Class<?> plain -> ofClass(plain);
      case ParameterizedType list when list.getRawType() == List.class ->
          list(of(list.getActualTypeArguments()[0]));
      default -> json(type);
    };
  }

  private static Pen ofClass(Class<?> type) {
    if (type == int.class || type == Integer.class) {
      return (value, paper) -> paper.write((int) value);
    }
    if (type == boolean.class || type == Boolean.class) {
      return (value, paper) -> paper.write((boolean) value);
    }
    if (type == Seat.class) {
      return (value, paper) -> paper.write(((Seat) value).index());
    }
    if (type.isEnum()) {
      return names(type);
    }
    if (isPlainRecord(type)) {
      return (value, paper) -> RecordPen.of(type).write(value, paper); // it may contain its like
    }
    return json(type);
  }

  /**
   * The kit's own values are written in a shorter way, one of several with a word that names it.
   */
  private static boolean isPlainRecord(Class<?> type) {
    return type.isRecord()
        && !type.getPackage().equals(Seat.class.getPackage())
        && !SealedTypes.isOneOfSeveral(type);
  }

  private static Pen list(Pen pen) {
    return (value, paper) -> {
      List<?> values = (List<?>) value;
      paper.write('[');
      for (int i = 0; i < values.size(); i++) {
        if (i > 0) {
          paper.write(',');
        }
        pen.writeOrNull(values.get(i), paper);
      }
      paper.write(']');
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

  private static Pen json(Type type) {
    ObjectWriter writer = Json.mapper().writerFor(Json.mapper().constructType(type));
    return (value, paper) -> paper.write(writer.writeValueAsBytes(value));
  }
}
