package kraken.lab;

import java.util.SortedMap;
import java.util.TreeMap;
import kraken.bots.Match;
import kraken.kit.Seat;
import kraken.kit.Seats;

/** Counts the wins of the seats that played each part, such as a ship or a side. */
final class Parts {

  private final SortedMap<String, Count> counts = new TreeMap<>();

  private record Count(long seats, long wins) {
    Count plus(Count other) {
      return new Count(seats + other.seats, wins + other.wins);
    }
  }

  void add(Match.Result result) {
    Seats winners = result.outcome().winners();
    for (int i = 0; i < result.parts().size(); i++) {
      String part = result.parts().get(i);
      if (!part.isEmpty()) {
        counts.merge(part, new Count(1, winners.contains(Seat.of(i)) ? 1 : 0), Count::plus);
      }
    }
  }

  void add(Parts other) {
    other.counts.forEach((part, count) -> counts.merge(part, count, Count::plus));
  }

  SortedMap<String, PartResult> results() {
    SortedMap<String, PartResult> results = new TreeMap<>();
    counts.forEach((part, count) -> results.put(part, PartResult.of(count.seats, count.wins)));
    return results;
  }
}
