package kraken.bots;

import java.util.List;
import java.util.Optional;
import kraken.kit.Features;
import kraken.kit.Game;
import kraken.kit.Seat;
import kraken.kit.Turn;
import org.jspecify.annotations.Nullable;

/**
 * How much each subject of a game's features adds to the logarithm of the odds to win. A game
 * without learned weights has no subjects.
 */
final class Contributions<S> {

  private final Game<S, ?, ?, ?> game;
  private final @Nullable Features<S> features;
  private final List<String> subjects;
  private final int[] subjectOf;

  private Contributions(Game<S, ?, ?, ?> game, @Nullable Features<S> features) {
    this.game = game;
    this.features = features;
    List<String> ofEach =
        features == null
            ? List.of()
            : features.names().stream().<String>map(features::subject).toList();
    this.subjects = ofEach.stream().distinct().toList();
    this.subjectOf = ofEach.stream().mapToInt(subjects::indexOf).toArray();
  }

  static <S> Contributions<S> in(Game<S, ?, ?, ?> game) {
    Optional<Features<S>> features = game.features();
    return new Contributions<>(game, features.orElse(null));
  }

  List<String> subjects() {
    return subjects;
  }

  /** One number for each subject; all 0 where the game is over or its weights were not learned. */
  double[] of(S state, Seat seat) {
    double[] sums = new double[subjects.size()];
    double[] weights = features == null ? null : features.weights().set(features.set(state));
    if (features == null || weights == null || game.turn(state) instanceof Turn.Over) {
      return sums;
    }
    double[] numbers = new double[subjectOf.length];
    features.read(state, seat, numbers);
    for (int i = 0; i < numbers.length; i++) {
      sums[subjectOf[i]] += weights[i] * numbers[i];
    }
    return sums;
  }
}
