package kraken.lab.ladder;

import java.util.Arrays;
import java.util.List;
import kraken.kit.Chance;
import kraken.lab.Interval;

/**
 * Ratings by which the scores of all duels are most likely: 400 points more are odds of ten to one.
 * One player's rating is fixed, the others are found.
 */
final class Elo {

  private static final int ROUNDS = 400;
  private static final int RESAMPLED = 200;
  private static final double POINTS = 400 / Math.log(10);

  /**
   * The score of a draw. One is added to each pair, or a player who always wins would have no
   * finite rating.
   */
  private static final double DRAW = 0.5;

  private final int players;
  private final int fixed;

  Elo(int players, int fixed) {
    this.players = players;
    this.fixed = fixed;
  }

  /** The ratings above that of the fixed player. */
  double[] ratings(List<Duel> duels) {
    double[][] scores = new double[players][players];
    double[][] counts = new double[players][players];
    for (Duel duel : duels) {
      scores[duel.first()][duel.second()] += duel.score();
      scores[duel.second()][duel.first()] += 1 - duel.score();
      counts[duel.first()][duel.second()]++;
      counts[duel.second()][duel.first()]++;
    }
    return fitted(scores, counts);
  }

  /** Newton's method, one player after the other. */
  private double[] fitted(double[][] scores, double[][] counts) {
    double[] strengths = new double[players];
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < players; i++) {
        strengths[i] += step(i, strengths, scores, counts);
      }
    }
    return Arrays.stream(strengths).map(one -> POINTS * (one - strengths[fixed])).toArray();
  }

  private double step(int player, double[] strengths, double[][] scores, double[][] counts) {
    double slope = 0;
    double curve = 0;
    for (int other = 0; other < players; other++) {
      if (counts[player][other] > 0) {
        double games = counts[player][other] + 1;
        double expected = 1 / (1 + Math.exp(strengths[other] - strengths[player]));
        slope += scores[player][other] + DRAW - games * expected;
        curve += games * expected * (1 - expected);
      }
    }
    return curve == 0 ? 0 : Math.clamp(slope / curve, -1, 1);
  }

  /** The intervals of the ratings, found by fitting games that are drawn from those played. */
  Interval[] intervals(List<Duel> duels, Chance chance) {
    double[][] samples = new double[players][RESAMPLED];
    for (int i = 0; i < RESAMPLED; i++) {
      List<Duel> drawn = duels.stream().map(_ -> duels.get(chance.below(duels.size()))).toList();
      double[] ratings = ratings(drawn);
      for (int player = 0; player < players; player++) {
        samples[player][i] = ratings[player];
      }
    }
    return Arrays.stream(samples).map(Elo::middle).toArray(Interval[]::new);
  }

  /** What is left without the lowest and the highest fortieth. */
  private static Interval middle(double[] samples) {
    double[] sorted = samples.clone();
    Arrays.sort(sorted);
    int cut = sorted.length / 40;
    return new Interval(sorted[cut], sorted[sorted.length - 1 - cut]);
  }
}
