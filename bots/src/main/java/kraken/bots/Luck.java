package kraken.bots;

import kraken.kit.Chance;

/**
 * The luck of one match. The sea and the bots have separate streams, so that what the sea draws
 * does not depend on how many numbers a bot uses.
 */
public record Luck(Chance sea, Chance bots) {

  /** The same seed and number give the same luck everywhere; any other pair gives other luck. */
  public static Luck of(long seed, long number) {
    long match = derived(seed, number);
    return new Luck(Chance.seeded(derived(match, 0)), Chance.seeded(derived(match, 1)));
  }

  /** For one seed, different numbers never give the same result. */
  private static long derived(long seed, long number) {
    return mixed(mixed(seed) + (number + 1) * 0x9E3779B97F4A7C15L);
  }

  /** Every bit of the result depends on every bit of the seed (Stafford's variant 13). */
  private static long mixed(long seed) {
    long z = (seed ^ (seed >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
