package kraken.json;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kraken.kit.Seat;

/** Says in words what would be right where some JSON is wrong. */
public final class Expected {

  /** A sentence that lists more of them is not read to its end. */
  private static final int MOST_TAGS = 14;

  private static final String SEAT = "from 0 to " + (Seat.MOST - 1);

  private Expected() {}

  /** Such as "a text" or "an object with seat, level". */
  public static String of(Shape shape) {
    return switch (shape) {
      case Shape.Plain plain -> of(plain);
      case Shape.ListOf _, Shape.SetOf _ -> "a list";
      case Shape.MapOf _ -> "an object";
      case Shape.Named(Class<?> type) -> of(Shapes.named(type));
      case Shape.Foreign(Class<?> type) when type.isArray() -> "a list";
      case Shape.Foreign _ -> "an object";
    };
  }

  private static String of(Shape.Plain plain) {
    return switch (plain) {
      case TEXT -> "a text";
      case INT, LONG -> "a whole number";
      case DOUBLE -> "a number";
      case BOOLEAN -> "true or false";
      case SEAT -> "a number " + SEAT;
      case SEATS -> "a list of numbers " + SEAT;
      case NUMBERS -> "a list of whole numbers";
      case VIEWER -> "a number " + SEAT + " or \"" + SmallValue.WATCHER + "\"";
      case JSON -> "some JSON";
    };
  }

  private static String of(NamedShape shape) {
    return switch (shape) {
      case NamedShape.RecordShape record -> "an object with " + fields(record);
      case NamedShape.OneOf several ->
          "an object with a " + NamedShape.TAG + ", one of " + tags(several.records());
      case NamedShape.Words(_, List<String> names) -> "one of " + String.join(", ", names);
    };
  }

  /** The names of all fields that an object may have. */
  public static String fields(NamedShape.RecordShape record) {
    Stream<String> tag = record.tag() == null ? Stream.of() : Stream.of(NamedShape.TAG);
    return Stream.concat(tag, record.fields().stream().map(NamedShape.Field::name))
        .collect(Collectors.joining(", "));
  }

  private static String tags(List<NamedShape.RecordShape> records) {
    String first =
        records.stream()
            .limit(MOST_TAGS)
            .map(record -> record.type().getSimpleName())
            .collect(Collectors.joining(", "));
    int more = records.size() - MOST_TAGS;
    return more > 0 ? first + " or " + more + " others" : first;
  }
}
