package kraken.kit;

/** Shuffles with numbers of the sea (Fisher-Yates), from the last place to the second. */
public final class Shuffle {

  private Shuffle() {}

  /** The bounds for a shuffle of n things: {@code [n, n-1, ..., 2]}. */
  public static Numbers bounds(int n) {
    int[] bounds = new int[Math.max(0, n - 1)];
    for (int i = 0; i < bounds.length; i++) {
      bounds[i] = n - i;
    }
    return Numbers.of(bounds);
  }

  /** Shuffles the things in place with the numbers that begin at {@code from}. */
  public static <T> void apply(T[] things, Numbers numbers, int from) {
    for (int last = things.length - 1; last > 0; last--) {
      swap(things, last, numbers.at(from + things.length - 1 - last));
    }
  }

  /**
   * Shuffles the things in place with random numbers of the caller: to imagine states, not to play.
   */
  public static <T> void apply(T[] things, Chance chance) {
    for (int last = things.length - 1; last > 0; last--) {
      swap(things, last, chance.below(last + 1));
    }
  }

  private static <T> void swap(T[] things, int a, int b) {
    T kept = things[a];
    things[a] = things[b];
    things[b] = kept;
  }
}
