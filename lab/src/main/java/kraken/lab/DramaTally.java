package kraken.lab;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts how games went. It only adds whole numbers, as {@link Tally} does. */
final class DramaTally {

  private static final int TENTHS = 10;
  private static final int THOUSAND = 1000;

  private final long[] lowest = new long[TENTHS];
  private final long[] luck = new long[TENTHS];
  private long luckInThousandths;
  private long won;
  private long games;

  /**
   * Adds a game.
   *
   * @param lowestOfWinner the lowest chance of a winner; null where nobody won
   */
  void add(@Nullable Double lowestOfWinner, double luckShare) {
    if (lowestOfWinner != null) {
      lowest[tenth(lowestOfWinner)]++;
      won++;
    }
    luck[tenth(luckShare)]++;
    luckInThousandths += Math.round(luckShare * THOUSAND);
    games++;
  }

  void add(DramaTally other) {
    for (int i = 0; i < TENTHS; i++) {
      lowest[i] += other.lowest[i];
      luck[i] += other.luck[i];
    }
    luckInThousandths += other.luckInThousandths;
    won += other.won;
    games += other.games;
  }

  /** Null where no game was watched. */
  @Nullable Drama drama() {
    return games == 0
        ? null
        : new Drama(
            shares(lowest, won),
            shares(luck, games),
            (double) luckInThousandths / games / THOUSAND);
  }

  private static int tenth(double share) {
    return Math.clamp((int) (share * TENTHS), 0, TENTHS - 1);
  }

  private static List<Double> shares(long[] counts, long all) {
    return Arrays.stream(counts).mapToObj(count -> all == 0 ? 0.0 : (double) count / all).toList();
  }
}
