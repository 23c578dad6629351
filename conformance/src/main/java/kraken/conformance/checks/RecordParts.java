package kraken.conformance.checks;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Takes a record apart, and makes a record of parts. Safe for any thread. */
final class RecordParts {

  private static final int MOST_FORBIDDEN = 1_000;

  private static final ClassValue<RecordParts> CACHE =
      new ClassValue<>() {
        @Override
        protected RecordParts computeValue(Class<?> type) {
          return new RecordParts(type);
        }
      };

  private final Method[] accessors;
  private final Constructor<?> constructor;
  private final Set<List<@Nullable Object>> forbidden = ConcurrentHashMap.newKeySet();

  private RecordParts(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    accessors = Stream.of(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
    Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      constructor = type.getDeclaredConstructor(types);
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException("cannot make a " + type, impossible);
    }
    constructor.setAccessible(true);
    Stream.of(accessors).forEach(accessor -> accessor.setAccessible(true));
  }

  static RecordParts of(Class<?> type) {
    return CACHE.get(type);
  }

  @Nullable Object[] parts(Record whole) {
    @Nullable Object[] parts = new Object[accessors.length];
    try {
      for (int i = 0; i < parts.length; i++) {
        parts[i] = accessors[i].invoke(whole);
      }
    } catch (ReflectiveOperationException unreadable) {
      throw new IllegalStateException("cannot read " + whole, unreadable);
    }
    return parts;
  }

  /**
   * The record with these parts; null where its constructor refuses them. Refused parts are
   * remembered, since exceptions are slow.
   */
  @Nullable Object make(@Nullable Object[] parts) {
    if (forbidden.contains(Arrays.asList(parts))) {
      return null;
    }
    try {
      return constructor.newInstance(parts);
    } catch (InvocationTargetException refused) {
      if (refused.getCause() instanceof IllegalArgumentException) {
        forbid(parts);
        return null; // the type does not allow these values
      }
      throw new CheckFailedException(
          constructor.getDeclaringClass().getSimpleName()
              + " cannot be made: "
              + refused.getCause());
    } catch (ReflectiveOperationException unbuildable) {
      throw new IllegalStateException("cannot make a " + constructor, unbuildable);
    }
  }

  private void forbid(@Nullable Object[] parts) {
    if (forbidden.size() < MOST_FORBIDDEN) {
      forbidden.add(Arrays.asList(parts.clone()));
    }
  }
}
