package kraken.kit;

/** A source of luck. Games never hold one; whoever runs a game draws from it. */
@FunctionalInterface
public interface Chance {

  /** A number from 0 to below the bound, each as likely as the others. */
  int below(int bound);

  default Numbers draw(Numbers bounds) {
    return Numbers.drawn(bounds, this);
  }

  /** A fast source for play-outs: the same seed gives the same numbers everywhere. */
  static Chance seeded(long seed) {
    return new SplitMix(seed);
  }
}
