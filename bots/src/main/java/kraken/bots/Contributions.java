package kraken.bots;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kraken.kit.Features;
import kraken.kit.Game;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.kit.Weights;

/**
 * How much each subject of a game's features adds to the logarithm of the odds to win. A game
 * without learned weights has no subjects.
 */
final class Contributions<S> {

  private final Game<S, ?, ?, ?> game;
  private final Optional<Features<S>> features;
  private final List<String> subjects;
  private final int[] own;
  private final int[] ofCompetitors;

  private Contributions(Game<S, ?, ?, ?> game) {
    this.game = game;
    this.features = game.features();
    this.subjects = features.map(Features::subjects).orElse(List.of());
    this.own = features.map(read -> places(read, read::subject)).orElse(new int[0]);
    this.ofCompetitors =
        features.map(read -> places(read, read::subjectOfCompetitor)).orElse(new int[0]);
  }

  /** Which subject each feature has. */
  private int[] places(Features<S> read, UnaryOperator<String> subject) {
    return read.names().stream().mapToInt(name -> subjects.indexOf(subject.apply(name))).toArray();
  }

  static <S> Contributions<S> in(Game<S, ?, ?, ?> game) {
    return new Contributions<>(game);
  }

  List<String> subjects() {
    return subjects;
  }

  /** One number for each subject; all 0 where the game is over or its weights were not learned. */
  double[] of(S state, Seat seat) {
    double[] sums = new double[subjects.size()];
    if (features.isPresent() && !(game.turn(state) instanceof Turn.Over)) {
      add(features.get(), state, seat, sums);
    }
    return sums;
  }

  private void add(Features<S> read, S state, Seat seat, double[] sums) {
    double[] weights = read.weights().set(read.set(state));
    if (weights == null) {
      return;
    }
    double[] numbers = read.numbers(state, seat);
    for (int i = 0; i < numbers.length; i++) {
      sums[own[i]] += weights[i] * numbers[i];
    }
    if (read.competitors(state) > 1) {
      subtractCompetitors(read, weights, state, seat, sums);
    }
  }

  /** Each competitor counts by its share of what the seat does not win. */
  private void subtractCompetitors(
      Features<S> read, double[] weights, S state, Seat seat, double[] sums) {
    double[][] numbers = new double[read.competitors(state)][];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = read.numbers(state, Seat.of(i));
    }
    double[] shares = Weights.shares(weights, numbers);
    double others = 1 - shares[seat.index()];
    for (int i = 0; i < weights.length; i++) {
      for (int other = 0; other < numbers.length; other++) {
        if (other != seat.index()) {
          sums[ofCompetitors[i]] -= shares[other] / others * weights[i] * numbers[other][i];
        }
      }
    }
  }
}
