package kraken.kit;

/**
 * A source of random numbers. A game never holds one; the caller that runs the game draws from it.
 */
@FunctionalInterface
public interface Chance {

  /** A number from 0 to below the bound, each as likely as the others. */
  int below(int bound);

  default Numbers draw(Numbers bounds) {
    return Numbers.drawn(bounds, this);
  }

  /**
   * A fast source for search and tests: the same seed gives the same numbers on every machine. Not
   * safe for several threads.
   */
  static Chance seeded(long seed) {
    return new SplitMix(seed);
  }

  /**
   * The SplitMix64 generator with unbiased bounds (Lemire's multiply and reject). Not for the luck
   * of real tables. Not safe for several threads.
   */
  final class SplitMix implements Chance {

    private long state;

    private SplitMix(long seed) {
      state = seed;
    }

    private long next() {
      state += 0x9E3779B97F4A7C15L;
      long z = state;
      z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
      z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
      return z ^ (z >>> 31);
    }

    @Override
    public int below(int bound) {
      if (bound < 1) {
        throw new IllegalArgumentException("a bound is at least 1, not " + bound);
      }
      long product = (next() >>> 32) * bound;
      long low = product & 0xFFFFFFFFL;
      if (low < bound) {
        long reject = (1L << 32) % bound;
        while (low < reject) {
          product = (next() >>> 32) * bound;
          low = product & 0xFFFFFFFFL;
        }
      }
      return (int) (product >>> 32);
    }
  }
}
