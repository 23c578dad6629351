package kraken.kit;

/**
 * A place at the table, counted from 0 in the order of play. A game does not know who sits there.
 */
public record Seat(int index) implements Viewer, Comparable<Seat> {

  public static final int MOST = 16;

  private static final Seat[] SEATS = new Seat[MOST];

  static {
    for (int i = 0; i < MOST; i++) {
      SEATS[i] = new Seat(i);
    }
  }

  public Seat {
    if (index < 0 || index >= MOST) {
      throw new IllegalArgumentException("a seat is 0 to " + (MOST - 1) + ", not " + index);
    }
  }

  public static Seat of(int index) {
    return index >= 0 && index < MOST ? SEATS[index] : new Seat(index);
  }

  /** The next seat in the order of play. */
  public Seat next(int players) {
    return SEATS[(index + 1) % players];
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public String toString() {
    return "seat " + index;
  }
}
