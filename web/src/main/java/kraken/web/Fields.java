package kraken.web;

import java.util.List;
import java.util.stream.Collectors;
import kraken.json.NamedShape;
import kraken.json.Shape;
import kraken.json.SmallValue;

/** The fields of a record in TypeScript; a record with a tag has it as a literal type. */
final class Fields {

  private final Declarations declarations;

  private Fields(Declarations declarations) {
    this.declarations = declarations;
  }

  static String of(NamedShape.RecordShape shape, Declarations declarations) {
    Fields fields = new Fields(declarations);
    String tag = shape.tag() == null ? "" : NamedShape.TAG + ": '" + shape.tag() + "';\n";
    return tag + fields.written(shape.fields());
  }

  private String written(List<NamedShape.Field> fields) {
    return fields.stream().map(this::written).collect(Collectors.joining());
  }

  private String written(NamedShape.Field field) {
    String type = written(field.shape());
    return switch (field.nulls()) {
          case NEVER -> field.name() + ": " + type;
          case WRITTEN -> field.name() + ": " + type + " | null";
          case LEFT_OUT -> field.name() + "?: " + type + " | null";
        }
        + ";\n";
  }

  private String written(Shape shape) {
    return switch (shape) {
      case Shape.Plain plain -> written(plain);
      case Shape.ListOf(Shape element) -> "Array<" + written(element) + ">";
      case Shape.SetOf(Shape element) -> "Array<" + written(element) + ">";
      case Shape.MapOf(Shape _, Shape value) -> "Record<string, " + written(value) + ">";
      case Shape.Named(Class<?> type) -> declarations.mention(type);
      case Shape.Foreign(var type) ->
          throw new IllegalArgumentException("there is no rule to write " + type + " for the page");
    };
  }

  private static String written(Shape.Plain plain) {
    return switch (plain) {
      case TEXT -> "string";
      case INT, LONG, DOUBLE, SEAT -> "number";
      case BOOLEAN -> "boolean";
      case SEATS, NUMBERS -> "number[]";
      case VIEWER -> "number | '" + SmallValue.WATCHER + "'";
      case JSON -> "unknown";
    };
  }
}
