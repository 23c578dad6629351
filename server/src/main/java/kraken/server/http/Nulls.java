package kraken.server.http;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Looks for nulls where none may be. A reader that refuses them does so as well, and takes more
 * time for it.
 */
final class Nulls {

  /** Those of a record that could be null at all. */
  private static final ClassValue<RecordComponent[]> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
          return Arrays.stream(type.getRecordComponents())
              .filter(component -> !component.getType().isPrimitive())
              .toArray(RecordComponent[]::new);
        }
      };

  private Nulls() {}

  static boolean isComplete(@Nullable Object value) {
    return switch (value) {
      case null -> false;
      case Record record -> hasAllParts(record);
      case Collection<?> many -> many.stream().allMatch(Nulls::isComplete);
      case Map<?, ?> map -> map.values().stream().allMatch(Nulls::isComplete);
      default -> true;
    };
  }

  private static boolean hasAllParts(Record record) {
    for (RecordComponent component : COMPONENTS.get(record.getClass())) {
      Object part = part(record, component);
      if (!(part == null ? mayBeNull(component) : isComplete(part))) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayBeNull(RecordComponent component) {
    return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  private static @Nullable Object part(Record record, RecordComponent component) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException impossible) {
      throw new LinkageError(component.getName(), impossible);
    }
  }
}
