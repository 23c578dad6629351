package kraken.tables.past;

import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * A position of a game that is over, and how it looked to each seat.
 *
 * @param number of the entry that brought it about
 * @param mover who decided it; null where the sea did, or nobody
 * @param drawn whether the sea did
 * @param percents each seat's chance to win, by what the seat knew then
 */
public record ReviewStep(long number, @Nullable Seat mover, boolean drawn, List<Integer> percents) {
  public ReviewStep {
    percents = List.copyOf(percents);
  }
}
