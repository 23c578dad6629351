package kraken.games.bay.state;

import java.util.ArrayList;
import java.util.List;

/** A set of spaces, a bit each. */
public record Spaces(long low, long high) {

  public static final Spaces NONE = new Spaces(0, 0);

  public static Spaces of(int space) {
    return NONE.with(space);
  }

  public boolean has(int space) {
    return space < Long.SIZE ? (low >>> space & 1) != 0 : (high >>> (space - Long.SIZE) & 1) != 0;
  }

  public boolean isEmpty() {
    return (low | high) == 0;
  }

  public int count() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  public Spaces with(int space) {
    return space < Long.SIZE
        ? new Spaces(low | 1L << space, high)
        : new Spaces(low, high | 1L << (space - Long.SIZE));
  }

  public Spaces without(int space) {
    return space < Long.SIZE
        ? new Spaces(low & ~(1L << space), high)
        : new Spaces(low, high & ~(1L << (space - Long.SIZE)));
  }

  public Spaces and(Spaces other) {
    return new Spaces(low & other.low, high & other.high);
  }

  /** How many are in both. */
  public int shared(Spaces other) {
    return Long.bitCount(low & other.low) + Long.bitCount(high & other.high);
  }

  public Spaces or(Spaces other) {
    return new Spaces(low | other.low, high | other.high);
  }

  /** The space with this place in their order, counted from 0. */
  public int at(int place) {
    int left = place;
    int space = next(0);
    while (left > 0) {
      space = next(space + 1);
      left--;
    }
    return space;
  }

  /** The first space from this one on, or {@link Space#COUNT}. */
  public int next(int from) {
    if (from < Long.SIZE) {
      long rest = low >>> from << from;
      if (rest != 0) {
        return Long.numberOfTrailingZeros(rest);
      }
    }
    int skipped = Math.max(0, from - Long.SIZE);
    long rest = high >>> skipped << skipped;
    return rest != 0 ? Long.SIZE + Long.numberOfTrailingZeros(rest) : Space.COUNT;
  }

  public List<Space> list() {
    List<Space> all = new ArrayList<>();
    for (int space = next(0); space < Space.COUNT; space = next(space + 1)) {
      all.add(Space.of(space));
    }
    return List.copyOf(all);
  }
}
