package kraken.json;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;

/**
 * How a small value of the kit is converted to a plainer one for JSON, and back.
 *
 * @param to makes the value that is written
 * @param from makes the small value that was read; throws an {@link IllegalArgumentException} where
 *     that is impossible
 */
public record SmallValue<T, W>(
    Class<T> type, Class<W> plain, Function<T, W> to, Function<W, T> from) {

  /** How {@link Viewer#WATCHER} is written. */
  public static final String WATCHER = "watcher";

  /** The conversions of all small values. */
  public static final List<SmallValue<?, ?>> ALL =
      List.of(
          new SmallValue<>(Numbers.class, int[].class, Numbers::toArray, Numbers::of),
          new SmallValue<>(Seats.class, int[].class, SmallValue::indexes, SmallValue::seats),
          new SmallValue<>(Seat.class, Integer.class, Seat::index, Seat::of),
          new SmallValue<>(Viewer.class, Object.class, SmallValue::written, SmallValue::viewer));

  private static int[] indexes(Seats seats) {
    return StreamSupport.stream(seats.spliterator(), false).mapToInt(Seat::index).toArray();
  }

  private static Seats seats(int[] indexes) {
    return Seats.of(IntStream.of(indexes).mapToObj(Seat::of).toArray(Seat[]::new));
  }

  private static Object written(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> seat.index();
      case Viewer.Watcher() -> WATCHER;
    };
  }

  private static Viewer viewer(Object written) {
    return switch (written) {
      case Integer index -> Seat.of(index);
      case String word when word.equals(WATCHER) -> Viewer.WATCHER;
      default -> throw new IllegalArgumentException("a viewer is a number or \"watcher\"");
    };
  }
}
