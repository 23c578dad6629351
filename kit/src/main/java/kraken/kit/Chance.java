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
}
