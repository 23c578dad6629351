package kraken.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import kraken.json.Raw;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The fields of a record; one of a sealed interface says in {@code type} which it is. */
final class Fields {

  /** What is not declared but written as something that TypeScript has. */
  private static final Map<Class<?>, String> PLAIN =
      Map.ofEntries(
          Map.entry(int.class, "number"),
          Map.entry(Integer.class, "number"),
          Map.entry(long.class, "number"),
          Map.entry(Long.class, "number"),
          Map.entry(double.class, "number"),
          Map.entry(boolean.class, "boolean"),
          Map.entry(Boolean.class, "boolean"),
          Map.entry(String.class, "string"),
          Map.entry(Object.class, "unknown"),
          Map.entry(JsonNode.class, "unknown"),
          Map.entry(Raw.class, "unknown"),
          Map.entry(Seat.class, "number"),
          Map.entry(Seats.class, "number[]"),
          Map.entry(Numbers.class, "number[]"),
          Map.entry(Viewer.class, "number | 'watcher'"));

  private final Declarations declarations;

  private Fields(Declarations declarations) {
    this.declarations = declarations;
  }

  static String of(Class<?> type, Declarations declarations) {
    Fields fields = new Fields(declarations);
    String named =
        Arrays.stream(type.getRecordComponents())
            .map(component -> name(component) + ": " + fields.written(component) + ";\n")
            .collect(Collectors.joining());
    return isOneOfSeveral(type) ? "type: '" + type.getSimpleName() + "';\n" + named : named;
  }

  private static boolean isOneOfSeveral(Class<?> type) {
    return Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed);
  }

  private static String name(RecordComponent component) {
    boolean mayBeAbsent = component.getAccessor().isAnnotationPresent(JsonInclude.class);
    return mayBeAbsent ? component.getName() + "?" : component.getName();
  }

  private String written(RecordComponent component) {
    AnnotatedType annotated = component.getAnnotatedType();
    String type = written(component.getGenericType());
    return annotated.isAnnotationPresent(Nullable.class) ? type + " | null" : type;
  }

  private String written(Type type) {
    return switch (type) {
      case Class<?> plain when PLAIN.containsKey(plain) -> PLAIN.get(plain);
      case Class<?> named -> declarations.mention(named);
      case ParameterizedType generic -> written(generic, (Class<?>) generic.getRawType());
      default -> throw new IllegalArgumentException("there is no rule to write " + type);
    };
  }

  private String written(ParameterizedType generic, Class<?> raw) {
    Type[] arguments = generic.getActualTypeArguments();
    if (Collection.class.isAssignableFrom(raw)) {
      return "Array<" + written(arguments[0]) + ">";
    }
    if (Map.class.isAssignableFrom(raw)) {
      return "Record<string, " + written(arguments[1]) + ">";
    }
    throw new IllegalArgumentException("there is no rule to write " + generic);
  }
}
