package kraken.games.shadow.crew;

import kraken.kit.Seat;
import kraken.kit.Seats;
import org.jspecify.annotations.Nullable;

/** Sets of seats as bits, and small numbers by seat in a long: for what search copies often. */
public final class Masks {

  public static final int NOBODY = -1;
  public static final int MOST_PLAYERS = 11;

  private static final int BITS = 5;
  private static final long FIVE_BITS = (1 << BITS) - 1;
  private static final Seats[] SEATS = new Seats[1 << MOST_PLAYERS];

  static {
    for (int i = 0; i < SEATS.length; i++) {
      SEATS[i] = new Seats(i);
    }
  }

  private Masks() {}

  public static int bit(int seat) {
    return 1 << seat;
  }

  public static boolean has(int mask, int seat) {
    return seat >= 0 && (mask >>> seat & 1) != 0;
  }

  public static Seats seats(int mask) {
    return SEATS[mask];
  }

  public static int first(int mask) {
    return Integer.numberOfTrailingZeros(mask);
  }

  public static int at(long packed, int seat) {
    return (int) (packed >>> (BITS * seat) & FIVE_BITS);
  }

  public static long with(long packed, int seat, int value) {
    int shift = BITS * seat;
    return (packed & ~(FIVE_BITS << shift)) | ((long) value << shift);
  }

  public static @Nullable Seat seatOrNull(int seat) {
    return seat == NOBODY ? null : Seat.of(seat);
  }

  public static int orNobody(@Nullable Seat seat) {
    return seat == null ? NOBODY : seat.index();
  }
}
