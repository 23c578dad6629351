package kraken.conformance.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kraken.kit.Numbers;

/**
 * All choices of one random game: a row of small numbers for each step. Missing numbers count as 0,
 * and zeros at the end are left out. With any row removed or any number lowered the choices still
 * make a game.
 */
public record Choices(List<Numbers> rows) {

  public static final Choices NONE = new Choices(List.of());

  public Choices {
    rows = withoutTrailing(Numbers.NONE, rows.stream().map(Choices::trimmed).toList());
  }

  private static Numbers trimmed(Numbers row) {
    List<Integer> choices = IntStream.of(row.toArray()).boxed().toList();
    return Numbers.of(withoutTrailing(0, choices).stream().mapToInt(Integer::intValue).toArray());
  }

  private static <T> List<T> withoutTrailing(T nothing, List<T> list) {
    int end = list.size();
    while (end > 0 && list.get(end - 1).equals(nothing)) {
      end--;
    }
    return List.copyOf(list.subList(0, end));
  }

  public int count() {
    return rows.size();
  }

  public Numbers row(int step) {
    return step < rows.size() ? rows.get(step) : Numbers.NONE;
  }

  public Choices without(int from, int to) {
    List<Numbers> left = new ArrayList<>(rows);
    left.subList(Math.min(from, count()), Math.min(to, count())).clear();
    return new Choices(left);
  }

  public Choices with(int step, Numbers row) {
    List<Numbers> changed = new ArrayList<>(rows);
    changed.set(step, row);
    return new Choices(changed);
  }

  public long sum() {
    return rows.stream().flatMapToInt(row -> IntStream.of(row.toArray())).asLongStream().sum();
  }
}
