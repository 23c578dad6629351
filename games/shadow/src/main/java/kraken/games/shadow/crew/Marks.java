package kraken.games.shadow.crew;

/**
 * Who has which {@link Mark}.
 *
 * @param packed a bit a seat, mark by mark
 */
public record Marks(long packed) {

  public static final Marks NONE = new Marks(0);

  private static final long ALL_SEATS = (1 << Masks.MOST_PLAYERS) - 1;

  private static int shift(Mark mark) {
    return Masks.MOST_PLAYERS * mark.ordinal();
  }

  /** The seats that have it, a bit each. */
  int of(Mark mark) {
    return (int) (packed >>> shift(mark) & ALL_SEATS);
  }

  /** These seats have it, and no others. */
  public Marks with(Mark mark, int seats) {
    int shift = shift(mark);
    return new Marks((packed & ~(ALL_SEATS << shift)) | (long) seats << shift);
  }

  Marks put(Mark mark, int seat) {
    return new Marks(packed | 1L << (shift(mark) + seat));
  }

  Marks taken(Mark mark, int seat) {
    return new Marks(packed & ~(1L << (shift(mark) + seat)));
  }
}
