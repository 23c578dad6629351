package kraken.json;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/** Writes records of one type. */
final class RecordPen implements Pen {

  private static final ClassValue<RecordPen> PENS =
      new ClassValue<>() {
        @Override
        protected RecordPen computeValue(Class<?> type) {
          return new RecordPen(type.getRecordComponents());
        }
      };

  private static final Raw EMPTY = new Raw("{}");

  private final Part[] parts;

  /** A component, with its name and what stands before that. */
  private record Part(Raw name, MethodHandle accessor, Pen pen) {

    static Part of(RecordComponent component, boolean first) {
      String name = (first ? "{\"" : ",\"") + component.getName() + "\":";
      return new Part(new Raw(name), accessor(component), Pen.of(component.getGenericType()));
    }

    private static MethodHandle accessor(RecordComponent component) {
      try {
        component.getAccessor().setAccessible(true);
        return MethodHandles.lookup()
            .unreflect(component.getAccessor())
            .asType(MethodType.methodType(Object.class, Object.class));
      } catch (IllegalAccessException impossible) {
        throw new LinkageError(component.toString(), impossible);
      }
    }

    @Nullable Object in(Object record) {
      try {
        return (Object) accessor.invokeExact(record);
      } catch (Throwable broken) {
        throw new IllegalStateException("a record that cannot be read", broken);
      }
    }
  }

  private RecordPen(RecordComponent[] components) {
    this.parts = new Part[components.length];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = Part.of(components[i], i == 0);
    }
  }

  static Pen of(Class<?> type) {
    return PENS.get(type);
  }

  @Override
  public void write(Object value, Paper paper) {
    if (parts.length == 0) {
      paper.write(EMPTY);
      return;
    }
    for (Part part : parts) {
      paper.write(part.name);
      part.pen.writeOrNull(part.in(value), paper);
    }
    paper.write('}');
  }
}
