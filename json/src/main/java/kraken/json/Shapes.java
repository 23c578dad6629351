package kraken.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/** Finds the shape of a Java type: the one place that knows how our values look as JSON. */
public final class Shapes {

  private static final Map<Class<?>, Shape> PLAIN =
      Map.ofEntries(
          Map.entry(String.class, Shape.Plain.TEXT),
          Map.entry(int.class, Shape.Plain.INT),
          Map.entry(Integer.class, Shape.Plain.INT),
          Map.entry(long.class, Shape.Plain.LONG),
          Map.entry(Long.class, Shape.Plain.LONG),
          Map.entry(double.class, Shape.Plain.DOUBLE),
          Map.entry(Double.class, Shape.Plain.DOUBLE),
          Map.entry(boolean.class, Shape.Plain.BOOLEAN),
          Map.entry(Boolean.class, Shape.Plain.BOOLEAN),
          Map.entry(Seat.class, Shape.Plain.SEAT),
          Map.entry(Seats.class, Shape.Plain.SEATS),
          Map.entry(Numbers.class, Shape.Plain.NUMBERS),
          Map.entry(Viewer.class, Shape.Plain.VIEWER),
          Map.entry(Viewer.Watcher.class, Shape.Plain.VIEWER),
          Map.entry(JsonText.class, Shape.Plain.JSON));

  private static final ClassValue<NamedShape> NAMED =
      new ClassValue<>() {
        @Override
        protected NamedShape computeValue(Class<?> type) {
          return found(type);
        }
      };

  private Shapes() {}

  /** The shape of a type as it stands in a declaration, such as {@code List<Seat>}. */
  public static Shape of(Type type) {
    return switch (type) {
      case Class<?> plain when PLAIN.containsKey(plain) -> PLAIN.get(plain);
      case Class<?> named when isNamed(named) -> new Shape.Named(named);
      case ParameterizedType generic -> of(generic, (Class<?>) generic.getRawType());
      default -> new Shape.Foreign(type);
    };
  }

  private static Shape of(ParameterizedType generic, Class<?> raw) {
    Type[] arguments = generic.getActualTypeArguments();
    if (Set.class.isAssignableFrom(raw)) {
      return new Shape.SetOf(of(arguments[0]));
    }
    if (Collection.class.isAssignableFrom(raw)) {
      return new Shape.ListOf(of(arguments[0]));
    }
    return Map.class.isAssignableFrom(raw)
        ? new Shape.MapOf(of(arguments[0]), of(arguments[1]))
        : new Shape.Foreign(generic);
  }

  private static boolean isNamed(Class<?> type) {
    return type.isRecord() || type.isEnum() || (type.isInterface() && type.isSealed());
  }

  /** What a record, an enum or a sealed interface is made of. */
  public static NamedShape named(Class<?> type) {
    return NAMED.get(type);
  }

  /** What a record is made of. */
  public static NamedShape.RecordShape record(Class<?> type) {
    if (named(type) instanceof NamedShape.RecordShape shape) {
      return shape;
    }
    throw new IllegalArgumentException(type + " is no record");
  }

  /** The record itself, or all those that a sealed interface permits. */
  public static List<NamedShape.RecordShape> records(Class<?> type) {
    return switch (named(type)) {
      case NamedShape.RecordShape record -> List.of(record);
      case NamedShape.OneOf several -> several.records();
      case NamedShape.Words _ ->
          throw new IllegalArgumentException(
              "there is no JSON for " + type + " as one of several: only records can have a tag");
    };
  }

  private static NamedShape found(Class<?> type) {
    if (PLAIN.containsKey(type) || !isNamed(type)) {
      throw new IllegalArgumentException(type + " is no record, enum or sealed interface of ours");
    }
    if (type.isEnum()) {
      return new NamedShape.Words(
          type, Stream.of(type.getEnumConstants()).map(word -> ((Enum<?>) word).name()).toList());
    }
    return type.isRecord()
        ? recordShape(type)
        : new NamedShape.OneOf(type, List.of(type.getPermittedSubclasses()));
  }

  private static NamedShape.RecordShape recordShape(Class<?> type) {
    return new NamedShape.RecordShape(
        type,
        isTagged(type) ? type.getSimpleName() : null,
        Arrays.stream(type.getRecordComponents()).map(Shapes::field).toList());
  }

  private static NamedShape.Field field(RecordComponent component) {
    return new NamedShape.Field(
        component.getName(), of(component.getGenericType()), nulls(component));
  }

  private static NamedShape.Nulls nulls(RecordComponent component) {
    if (!component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
      return NamedShape.Nulls.NEVER;
    }
    return component.isAnnotationPresent(OmitNull.class)
            || component.getDeclaringRecord().isAnnotationPresent(OmitNull.class)
        ? NamedShape.Nulls.LEFT_OUT
        : NamedShape.Nulls.WRITTEN;
  }

  /** Whether values of this type tell in {@link NamedShape#TAG} which of several they are. */
  public static boolean isTagged(Class<?> type) {
    if (PLAIN.containsKey(type)) {
      return false;
    }
    return type.isRecord()
        ? Stream.of(type.getInterfaces()).anyMatch(Class::isSealed)
        : type.isInterface() && type.isSealed();
  }
}
