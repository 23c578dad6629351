package kraken.server.http;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import kraken.json.Json;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * Reads what others have sent. In JSON anything may be null; here only what says so, and nobody
 * further in has to think of it.
 */
final class Incoming {

  private static final ClassValue<RecordComponent[]> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
          return type.getRecordComponents();
        }
      };

  private Incoming() {}

  /** Empty where the text is something else. */
  static <T> Optional<T> read(String text, Class<T> as) {
    try {
      return Optional.ofNullable(Json.read(text, as)).filter(Incoming::isComplete);
    } catch (JacksonException unfit) {
      return Optional.empty();
    }
  }

  private static boolean isComplete(@Nullable Object value) {
    return switch (value) {
      case null -> false;
      case Record record -> hasAllParts(record);
      case Collection<?> many -> many.stream().allMatch(Incoming::isComplete);
      case Map<?, ?> map -> map.values().stream().allMatch(Incoming::isComplete);
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
