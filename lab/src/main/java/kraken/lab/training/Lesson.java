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
final class Lesson {

  private static final double LAMBDA = 0.8;

  private final double[] direction;
  private int positions;
  private double squaredError;

  private Lesson(int weights) {
    this.direction = new double[weights];
  }

  static <S> Lesson of(SelfPlay.Episode<S> episode, Features<S> features, double[] weights) {
    Lesson lesson = new Lesson(weights.length);
    List<Seat> pupils = pupils(episode.outcome());
    double[] targets =
        pupils.stream().mapToDouble(seat -> share(episode.outcome(), seat)).toArray();
    for (S position : episode.positions().reversed()) {
      lesson.add(position, features, weights, pupils, targets);
    }
    return lesson;
  }

  /** The seats that are learned from; one is enough for a crew, which wins or loses together. */
  private static List<Seat> pupils(Outcome outcome) {
    int seats = outcome instanceof Outcome.Race race ? race.points().size() : 1;
    List<Seat> pupils = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      pupils.add(Seat.of(i));
    }
    return pupils;
  }

  /**
   * Learns from one position, and moves the targets on to the position before it.
   *
   * @param targets how the position should have been judged by each pupil
   */
  private <S> void add(
      S position, Features<S> features, double[] weights, List<Seat> pupils, double[] targets) {
    double[][] numbers =
        pupils.stream().map(seat -> features.numbers(position, seat)).toArray(double[][]::new);
    double[] chances =
        features.competitors(position) > 1
            ? Weights.shares(weights, numbers)
            : Arrays.stream(numbers).mapToDouble(each -> Weights.chance(weights, each)).toArray();
    for (int pupil = 0; pupil < targets.length; pupil++) {
      double error = targets[pupil] - chances[pupil];
      for (int i = 0; i < direction.length; i++) {
        direction[i] += error * numbers[pupil][i];
      }
      squaredError += error * error;
      positions++;
      targets[pupil] = LAMBDA * targets[pupil] + (1 - LAMBDA) * chances[pupil];
    }
  }

  /** Who wins together with others has won a part. */
  private static double share(Outcome outcome, Seat seat) {
    if (!outcome.winners().contains(seat)) {
      return 0;
    }
    return outcome instanceof Outcome.Race ? 1.0 / outcome.winners().count() : 1;
  }

  void add(Lesson other) {
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

  static Lesson none(int weights) {
    return new Lesson(weights);
  }

  /** How far judgements were off, from 0 to 1. */
  double error() {
    return Math.sqrt(squaredError / Math.max(1, positions));
  }
}
