package kraken.conformance.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kraken.kit.Chance;
import org.jspecify.annotations.Nullable;

/** Changes one thing in a move, as a client could that sends a move it was not offered. */
final class MoveForger {

  private MoveForger() {}

  /** A changed move; empty where there is nothing to change or a constructor refuses the change. */
  static <M> Optional<M> forge(M move, Chance luck) {
    @SuppressWarnings("unchecked") // a record is forged as one of the same class
    M forged = (M) changed(move, luck);
    return Optional.ofNullable(forged);
  }

  private static @Nullable Object changed(@Nullable Object value, Chance luck) {
    return switch (value) {
      case Integer number -> number(number, luck);
      case Boolean flag -> !flag;
      case String word -> word + "?";
      case Enum<?> constant -> another(constant, luck);
      case List<?> list -> list(list, luck);
      case Record parts -> record(parts, luck);
      case null, default -> null;
    };
  }

  private static Integer number(int number, Chance luck) {
    int[] others = {number + 1, number - 1, ~number, 1_000_000, Integer.MIN_VALUE};
    return others[luck.below(others.length)];
  }

  private static @Nullable Object another(Enum<?> constant, Chance luck) {
    List<Object> others = new ArrayList<>(List.of(constant.getDeclaringClass().getEnumConstants()));
    others.remove(constant);
    return others.isEmpty() ? null : others.get(luck.below(others.size()));
  }

  private static @Nullable Object list(List<?> list, Chance luck) {
    if (list.isEmpty()) {
      return null;
    }
    List<@Nullable Object> changed = new ArrayList<>(list);
    int index = luck.below(list.size());
    switch (luck.below(3)) {
      case 0 -> changed.remove(index);
      case 1 -> changed.add(list.get(index));
      default -> changed.set(index, changed(list.get(index), luck));
    }
    return changed.contains(null) ? null : List.copyOf(changed);
  }

  private static @Nullable Object record(Record whole, Chance luck) {
    RecordParts recordParts = RecordParts.of(whole.getClass());
    @Nullable Object[] parts = recordParts.parts(whole);
    if (parts.length == 0) {
      return null;
    }
    int one = luck.below(parts.length);
    Object changed = changed(parts[one], luck);
    if (changed == null) {
      return null;
    }
    parts[one] = changed;
    return recordParts.make(parts);
  }
}
