package kraken.lab;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Who won how often, in the way that fits the kind of game. */
public sealed interface Standing {

  /** All seats win or lose together. */
  record Crew(Share wins) implements Standing {}

  /** Each seat plays for itself. */
  record Race(List<SeatResult> seats) implements Standing {
    public Race {
      seats = List.copyOf(seats);
    }
  }

  /** Sides win, by name. */
  record Sides(SortedMap<String, Share> sides) implements Standing {
    public Sides {
      sides = Collections.unmodifiableSortedMap(new TreeMap<>(sides));
    }
  }

  /** The results of one seat of a race. */
  record SeatResult(Share wins, double meanPoints) {}
}
