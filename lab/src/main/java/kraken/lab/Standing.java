package kraken.lab;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Who won how often, in the way that fits the kind of game. */
public sealed interface Standing {

  /** Everybody together. */
  record Crew(Share wins) implements Standing {}

  /** Each seat for itself. */
  record Race(List<SeatResult> seats) implements Standing {
    public Race {
      seats = List.copyOf(seats);
    }
  }

  /** Each side, by its name. */
  record Sides(SortedMap<String, Share> sides) implements Standing {
    public Sides {
      sides = Collections.unmodifiableSortedMap(new TreeMap<>(sides));
    }
  }

  /** How one seat of a race fared. */
  record SeatResult(Share wins, double meanPoints) {}
}
