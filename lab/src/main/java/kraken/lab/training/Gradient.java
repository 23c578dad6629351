package kraken.lab.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kraken.bots.SelfPlay;
import kraken.kit.Features;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Weights;

/**
 * What one game teaches: the direction in which each weight would have to change. TD(lambda): a
 * position should be judged like those that came of it, and the last like the end.
 */
final class Gradient {

  private static final double LAMBDA = 0.8;

  private final double[] direction;
  private int positions;
  private double squaredError;

  private Gradient(int weights) {
    this.direction = new double[weights];
  }

  static <S> Gradient of(SelfPlay.Episode<S> episode, Features<S> features, double[] weights) {
    Gradient gradient = new Gradient(weights.length);
    List<Seat> learners = learners(episode.outcome());
    double[] targets =
        learners.stream().mapToDouble(seat -> share(episode.outcome(), seat)).toArray();
    for (S position : episode.positions().reversed()) {
      gradient.add(position, features, weights, learners, targets);
    }
    return gradient;
  }

  /** The seats that are learned from; one is enough for a crew, which wins or loses together. */
  private static List<Seat> learners(Outcome outcome) {
    int seats = outcome instanceof Outcome.Race race ? race.points().size() : 1;
    List<Seat> learners = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      learners.add(Seat.of(i));
    }
    return learners;
  }

  /**
   * Learns from one position, and moves the targets on to the position before it.
   *
   * @param targets how the position should have been judged by each learner
   */
  private <S> void add(
      S position, Features<S> features, double[] weights, List<Seat> learners, double[] targets) {
    double[][] numbers =
        learners.stream().map(seat -> features.numbers(position, seat)).toArray(double[][]::new);
    double[] chances =
        features.competitors(position) > 1
            ? Weights.shares(weights, numbers)
            : Arrays.stream(numbers).mapToDouble(each -> Weights.chance(weights, each)).toArray();
    for (int learner = 0; learner < targets.length; learner++) {
      double error = targets[learner] - chances[learner];
      for (int i = 0; i < direction.length; i++) {
        direction[i] += error * numbers[learner][i];
      }
      squaredError += error * error;
      positions++;
      targets[learner] = LAMBDA * targets[learner] + (1 - LAMBDA) * chances[learner];
    }
  }

  /** Who wins together with others has won a part. */
  private static double share(Outcome outcome, Seat seat) {
    if (!outcome.winners().contains(seat)) {
      return 0;
    }
    return outcome instanceof Outcome.Race ? 1.0 / outcome.winners().count() : 1;
  }

  void add(Gradient other) {
    for (int i = 0; i < direction.length; i++) {
      direction[i] += other.direction[i];
    }
    positions += other.positions;
    squaredError += other.squaredError;
  }

  /** The mean direction over all positions. */
  double[] direction() {
    double[] mean = direction.clone();
    for (int i = 0; i < mean.length; i++) {
      mean[i] /= Math.max(1, positions);
    }
    return mean;
  }

  static Gradient none(int weights) {
    return new Gradient(weights);
  }

  /** How far judgements were off, from 0 to 1. */
  double error() {
    return Math.sqrt(squaredError / Math.max(1, positions));
  }
}
