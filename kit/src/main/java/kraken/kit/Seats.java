package kraken.kit;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** A set of seats, iterated in the order of play. */
public record Seats(int bits) implements Iterable<Seat> {

  public static final Seats NONE = new Seats(0);

  public Seats {
    if (bits < 0 || bits >= 1 << Seat.MOST) {
      throw new IllegalArgumentException("not a set of seats: " + bits);
    }
  }

  public static Seats all(int players) {
    return new Seats((1 << players) - 1);
  }

  public static Seats of(Seat... seats) {
    Seats set = NONE;
    for (Seat seat : seats) {
      set = set.with(seat);
    }
    return set;
  }

  public boolean contains(Seat seat) {
    return (bits & 1 << seat.index()) != 0;
  }

  public Seats with(Seat seat) {
    return new Seats(bits | 1 << seat.index());
  }

  public Seats without(Seat seat) {
    return new Seats(bits & ~(1 << seat.index()));
  }

  public int count() {
    return Integer.bitCount(bits);
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public Seat first() {
    return iterator().next();
  }

  @Override
  public Iterator<Seat> iterator() {
    return new Iterator<>() {
      private int left = bits;

      @Override
      public boolean hasNext() {
        return left != 0;
      }

      @Override
      public Seat next() {
        if (left == 0) {
          throw new NoSuchElementException();
        }
        Seat seat = Seat.of(Integer.numberOfTrailingZeros(left));
        left &= left - 1;
        return seat;
      }
    };
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("seats");
    for (Seat seat : this) {
      text.append(' ').append(seat.index());
    }
    return text.toString();
  }
}
