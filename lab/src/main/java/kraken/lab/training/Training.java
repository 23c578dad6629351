package kraken.lab.training;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import kraken.bots.Luck;
import kraken.bots.SelfPlay;
import kraken.kit.Features;
import kraken.kit.Game;
import kraken.kit.Setup;
import kraken.kit.Weights;
import kraken.lab.Progress;

/**
 * Learns the weights of a game by play against itself. Games are played in batches with the same
 * weights, on several threads; the gradients of a batch are taken in the order of the games. So the
 * weights follow from the seed alone.
 */
public final class Training<S, M, V, E> {

  private static final int BATCH = 16;

  /** How many games of a batch are taken together where it is learned from again. */
  private static final int REPLAYED = 4;

  private static final double FIRST_PACE = 0.06;
  private static final double LAST_PACE = 0.003;

  private final Game<S, M, V, E> game;
  private final Features<S> features;
  private final TrainingPlan plan;
  private final LearnedWeights learned;
  private final Progress progress;

  private Training(
      Game<S, M, V, E> game,
      Features<S> features,
      TrainingPlan plan,
      LearnedWeights learned,
      Progress progress) {
    this.game = game;
    this.features = features;
    this.plan = plan;
    this.learned = learned;
    this.progress = progress;
  }

  /**
   * Learns a set of weights.
   *
   * @param from where an earlier training stopped, or a new one
   * @param keep is given the state of the training after every batch
   */
  static <S, M, V, E> double[] run(
      Game<S, M, V, E> game,
      Features<S> features,
      TrainingPlan plan,
      TrainingState from,
      int threads,
      Progress progress,
      Consumer<TrainingState> keep)
      throws InterruptedException {
    Training<S, M, V, E> training =
        new Training<>(game, features, plan, from.learned().copied(), progress);
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      for (long done = from.games(); done < plan.games(); done += BATCH) {
        training.learnBatch(done, workers);
        keep.accept(TrainingState.of(Math.min(done + BATCH, plan.games()), training.learned));
      }
    }
    return training.learned.weights();
  }

  private void learnBatch(long done, ExecutorService workers) throws InterruptedException {
    double[] weights = learned.weights();
    List<Future<SelfPlay.Episode<S>>> games = new ArrayList<>();
    for (long number = done; number < Math.min(done + BATCH, plan.games()); number++) {
      long which = number;
      games.add(workers.submit(() -> episode(weights, which)));
    }
    List<SelfPlay.Episode<S>> episodes = played(games);
    int replays = plan.manner().replays();
    if (replays == 0) {
      learn(episodes, pace(done));
    }
    for (int i = 0; i < replays; i++) {
      for (int first = 0; first < episodes.size(); first += REPLAYED) {
        int end = Math.min(first + REPLAYED, episodes.size());
        learn(episodes.subList(first, end), pace(done));
      }
    }
  }

  private SelfPlay.Episode<S> episode(double[] weights, long number) {
    Luck luck = Luck.of(plan.seed(), number);
    Setup setup = plan.setups().get(luck.bots().below(plan.setups().size()));
    double[] played = plan.manner().playedWith(weights, luck.bots());
    Game<S, M, V, E> weighed =
        new WeighedGame<>(game, features, Weights.none().with(plan.set(), played));
    SelfPlay.Episode<S> episode = SelfPlay.play(weighed, setup, luck, plan.manner().selfPlay());
    progress.step();
    return episode;
  }

  private static <S> List<SelfPlay.Episode<S>> played(List<Future<SelfPlay.Episode<S>>> games)
      throws InterruptedException {
    List<SelfPlay.Episode<S>> episodes = new ArrayList<>();
    for (Future<SelfPlay.Episode<S>> game : games) {
      try {
        episodes.add(game.get());
      } catch (ExecutionException failure) {
        throw new IllegalStateException(failure.getCause());
      }
    }
    return episodes;
  }

  private void learn(List<SelfPlay.Episode<S>> episodes, double pace) {
    double[] weights = learned.weights();
    Gradient sum = Gradient.none(weights.length);
    for (SelfPlay.Episode<S> episode : episodes) {
      sum.add(Gradient.of(episode, features, weights));
    }
    learned.learn(sum.direction(), pace);
  }

  /** Falls evenly on a logarithmic scale. */
  private double pace(long done) {
    return FIRST_PACE * Math.pow(LAST_PACE / FIRST_PACE, (double) done / plan.games());
  }
}
