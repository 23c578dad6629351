package kraken.lab;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import kraken.json.RecordAccess;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import org.jspecify.annotations.Nullable;

/**
 * Counts the events of many games by their kind. Where the first field of an event is an enum, such
 * as the ship that did something, each of its values counts apart.
 */
final class EventCounts implements Narrator<Object> {

  private final SortedMap<String, Long> counts = new TreeMap<>();

  @Override
  public void tell(Audience audience, Object event) {
    counts.merge(kind(event), 1L, Long::sum);
  }

  private static String kind(Object event) {
    String name = event.getClass().getSimpleName();
    return firstField(event) instanceof Enum<?> value ? name + " " + value.name() : name;
  }

  private static @Nullable Object firstField(Object event) {
    if (!event.getClass().isRecord()) {
      return null;
    }
    List<Function<Object, @Nullable Object>> fields = RecordAccess.of(event.getClass());
    return fields.isEmpty() ? null : fields.getFirst().apply(event);
  }

  void add(EventCounts other) {
    other.counts.forEach((kind, times) -> counts.merge(kind, times, Long::sum));
  }

  SortedMap<String, Long> counts() {
    return Collections.unmodifiableSortedMap(counts);
  }
}
