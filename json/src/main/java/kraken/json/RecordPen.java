package kraken.json;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.function.Function;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** Writes records of one type; where it is one of several, with the word that names it. */
final class RecordPen implements Pen {

  private static final ClassValue<Pen> PENS =
      new ClassValue<>() {
        @Override
        protected Pen computeValue(Class<?> type) {
          return isPlain(type) ? new RecordPen(type) : Pen.json(type);
        }
      };

  private final Raw start;
  private final Part[] parts;

  /** A component, with its name and what stands before that; and with the way to it. */
  private record Part(Raw name, Raw step, Function<Object, @Nullable Object> accessor, Pen pen) {}

  private RecordPen(Class<?> type) {
    boolean named = SealedTypes.isOneOfSeveral(type);
    RecordComponent[] components = type.getRecordComponents();
    this.start = new Raw(named ? "{\"type\":\"" + type.getSimpleName() + "\"" : "{");
    this.parts = new Part[components.length];
    for (int i = 0; i < parts.length; i++) {
      String comma = i > 0 || named ? "," : "";
      parts[i] =
          new Part(
              new Raw(comma + "\"" + components[i].getName() + "\":"),
              new Raw("/" + components[i].getName()),
              accessor(components[i].getAccessor()),
              Pen.of(components[i].getGenericType()));
    }
  }

  /** The kit's own values are written in a shorter way. */
  static boolean knows(Class<?> type) {
    return !type.getPackageName().equals(Seat.class.getPackageName())
        && (type.isRecord()
            || (type.isSealed()
                && Arrays.stream(type.getPermittedSubclasses()).allMatch(RecordPen::knows)));
  }

  /** Found when there is a value: a record may contain its like, and there may be several. */
  static Pen of(Class<?> type) {
    return type.isRecord() ? new Later(type) : new OfItsKind();
  }

  private static final class OfItsKind implements Pen {
    @Override
    public void write(Object value, Paper paper) {
      PENS.get(value.getClass()).write(value, paper);
    }

    @Override
    public void compare(Object before, Object after, Pointer where, Changes changes) {
      if (before.getClass() == after.getClass()) {
        PENS.get(after.getClass()).compare(before, after, where, changes);
      } else {
        changes.replace(this, after, where);
      }
    }
  }

  private static final class Later implements Pen {
    private final Class<?> type;
    private @Nullable Pen pen;

    Later(Class<?> type) {
      this.type = type;
    }

    private Pen pen() {
      Pen known = pen == null ? PENS.get(type) : pen;
      pen = known;
      return known;
    }

    @Override
    public void write(Object value, Paper paper) {
      pen().write(value, paper);
    }

    @Override
    public void compare(Object before, Object after, Pointer where, Changes changes) {
      pen().compare(before, after, where, changes);
    }
  }

  /** Annotations tell Json to write it in another way. */
  private static boolean isPlain(Class<?> type) {
    return type.getAnnotations().length == 0
        && Arrays.stream(type.getRecordComponents())
            .allMatch(component -> component.getAccessor().getAnnotations().length == 0);
  }

  /** As a lambda would read it: reflection, and handles that are no constants, are slower. */
  @SuppressWarnings("unchecked") // what the factory was asked for
  private static Function<Object, @Nullable Object> accessor(Method method) {
    try {
      MethodHandles.Lookup lookup =
          MethodHandles.privateLookupIn(method.getDeclaringClass(), MethodHandles.lookup());
      MethodHandle handle = lookup.unreflect(method);
      return (Function<Object, @Nullable Object>)
          LambdaMetafactory.metafactory(
                  lookup,
                  "apply",
                  MethodType.methodType(Function.class),
                  MethodType.methodType(Object.class, Object.class),
                  handle,
                  handle.type().wrap())
              .getTarget()
              .invoke();
    } catch (Throwable impossible) {
      throw new LinkageError(method.toString(), impossible);
    }
  }

  @Override
  public void write(Object value, Paper paper) {
    paper.write(start);
    for (Part part : parts) {
      paper.write(part.name);
      part.pen.writeOrNull(part.accessor.apply(value), paper);
    }
    paper.write('}');
  }

  @Override
  public void compare(Object before, Object after, Pointer where, Changes changes) {
    for (Part part : parts) {
      Object old = part.accessor.apply(before);
      Object value = part.accessor.apply(after);
      changes.part(part.pen, old, value, where, part.step);
    }
  }
}
