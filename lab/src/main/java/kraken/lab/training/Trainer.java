package kraken.lab.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import kraken.bots.Bot;
import kraken.bots.Level;
import kraken.kit.Features;
import kraken.kit.Game;
import kraken.kit.Setup;
import kraken.kit.Weights;
import kraken.lab.Progress;

/** Learns one set of a game's weights, compares them with the ones before, and writes them down. */
public final class Trainer {

  /** After how many games a checkpoint is written. */
  private static final long CHECKPOINT = 480;

  /** Comparing uses other luck than learning. */
  private static final long OTHER_LUCK = 0x5EA;

  private Trainer() {}

  /**
   * What to learn.
   *
   * @param project the folder of the project, which has the file of the weights
   * @param compared how many games compare the new weights with the old ones
   * @param command what people can type to learn the same
   */
  public record Task(
      int players,
      long games,
      long seed,
      TrainingManner manner,
      Path project,
      long compared,
      String command) {}

  /** What was learned. */
  public record Result(String set, Path file, Comparison comparison) {}

  public static <S, M, V, E> Result train(
      Game<S, M, V, E> game, Features<S> features, Task task, int threads, Progress progress)
      throws InterruptedException, IOException {
    Setup standard = Setup.standard(game, task.players);
    String set = features.set(game.start(standard));
    TrainingPlan plan =
        new TrainingPlan(
            set,
            TrainingSetups.of(game, features, task.players),
            task.games,
            task.seed,
            task.manner);
    WeightsFile file = WeightsFile.of(task.project, game.about().id());
    Weights before = file.read(features.names());
    double[] learned = learned(game, features, plan, task, threads, progress);
    Bot medium = Level.MEDIUM.bot();
    Bot old = before.sets().contains(set) ? new WeighedBot(medium, before) : medium;
    Bot trained = new WeighedBot(medium, before.with(set, learned));
    Comparison comparison =
        Comparison.of(game, standard, old, trained, task.compared, task.seed ^ OTHER_LUCK);
    file.write(set, learned, features.names(), task.command);
    return new Result(set, file.path(), comparison);
  }

  private static <S, M, V, E> double[] learned(
      Game<S, M, V, E> game,
      Features<S> features,
      TrainingPlan plan,
      Task task,
      int threads,
      Progress progress)
      throws InterruptedException, IOException {
    int weights = features.names().size();
    Checkpoint checkpoint = Checkpoint.of(task.project, game.about().id(), plan);
    TrainingState from =
        checkpoint.read(weights).orElseGet(() -> TrainingState.begun(new double[weights]));
    for (long i = 0; i < from.games(); i++) {
      progress.step();
    }
    Consumer<TrainingState> keep = state -> keep(state, checkpoint);
    double[] learned = Training.run(game, features, plan, from, threads, progress, keep);
    checkpoint.delete();
    return learned;
  }

  private static void keep(TrainingState state, Checkpoint checkpoint) {
    if (state.games() % CHECKPOINT == 0) {
      checkpoint.write(state);
    }
  }
}
