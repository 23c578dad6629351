package kraken.lab;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import kraken.bots.Bot;
import kraken.bots.Level;
import kraken.bots.Luck;
import kraken.bots.Match;
import kraken.kit.Narrator;

/**
 * Plays an experiment on several threads. The luck of each game follows from the seed and the
 * number of the game, so the findings do not depend on which thread plays it, or when.
 */
public final class Simulation {

  private final Experiment experiment;
  private final Progress progress;
  private final List<Bot> bots;
  private final AtomicLong nextGame = new AtomicLong();

  private Simulation(Experiment experiment, Progress progress) {
    this.experiment = experiment;
    this.progress = progress;
    this.bots = experiment.bots().stream().map(Level::bot).toList();
  }

  public static Findings run(Experiment experiment, int threads, Progress progress)
      throws InterruptedException {
    Callable<Tally> share = new Simulation(experiment, progress)::playShare;
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      return sum(workers.invokeAll(Collections.nCopies(threads, share))).findings();
    }
  }

  private static Tally sum(List<Future<Tally>> shares) throws InterruptedException {
    Tally sum = new Tally();
    for (Future<Tally> share : shares) {
      try {
        sum.add(share.get());
      } catch (ExecutionException failure) {
        throw new IllegalStateException(failure.getCause());
      }
    }
    return sum;
  }

  /** Plays one game after the other until none is left. A failure leaves none for any thread. */
  private Tally playShare() {
    Tally tally = new Tally();
    Narrator<Object> narrator = experiment.events() ? tally.events() : Narrator.none();
    long number = nextGame.getAndIncrement();
    while (number < experiment.games() && !Thread.currentThread().isInterrupted()) {
      tally.add(played(number, narrator));
      progress.step();
      number = nextGame.getAndIncrement();
    }
    return tally;
  }

  private Match.Result played(long number, Narrator<Object> narrator) {
    Luck luck = Luck.of(experiment.seed(), number);
    try {
      return Match.play(experiment.game(), experiment.setup(), bots, luck, narrator);
    } catch (RuntimeException failure) {
      nextGame.set(experiment.games());
      throw new IllegalStateException(
          "game " + number + " of seed " + experiment.seed() + " broke off", failure);
    }
  }
}
