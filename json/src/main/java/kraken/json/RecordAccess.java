package kraken.json;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the components of records. */
public final class RecordAccess {

  private static final ClassValue<List<Function<Object, @Nullable Object>>> ACCESSORS =
      new ClassValue<>() {
        @Override
        protected List<Function<Object, @Nullable Object>> computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents())
              .map(RecordComponent::getAccessor)
              .map(RecordAccess::accessor)
              .toList();
        }
      };

  private RecordAccess() {}

  /** One function for each field of the record's shape, in its order. */
  public static List<Function<Object, @Nullable Object>> of(Class<?> type) {
    return ACCESSORS.get(type);
  }

  /**
   * Makes a lambda that calls the accessor. Reflection and method handles that are not constants
   * are slower.
   */
  @SuppressWarnings("unchecked") // the metafactory makes a Function
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
}
