package kraken.lab;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import kraken.kit.Seat;
import kraken.kit.Seats;

/** Counts the wins of the seats by what they had: a part such as a ship, or a level of bots. */
final class PartTally {

  private final SortedMap<String, Count> counts = new TreeMap<>();

  private record Count(long seats, long wins) {
    Count plus(Count other) {
      return new Count(seats + other.seats, wins + other.wins);
    }
  }

  /**
   * @param parts what the seats had, in their order; nothing of a seat with an empty one is counted
   */
  void add(List<String> parts, Seats winners) {
    for (int i = 0; i < parts.size(); i++) {
      String part = parts.get(i);
      if (!part.isEmpty()) {
        counts.merge(part, new Count(1, winners.contains(Seat.of(i)) ? 1 : 0), Count::plus);
      }
    }
  }

  void add(PartTally other) {
    other.counts.forEach((part, count) -> counts.merge(part, count, Count::plus));
  }

  SortedMap<String, PartResult> results() {
    SortedMap<String, PartResult> results = new TreeMap<>();
    counts.forEach((part, count) -> results.put(part, PartResult.of(count.seats, count.wins)));
    return results;
  }
}
