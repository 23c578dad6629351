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
import kraken.bots.Match;
import kraken.kit.Game;
import kraken.kit.Narrator;
import org.jspecify.annotations.Nullable;

/**
 * Plays an experiment on several threads. The luck of each game follows from the seed and the
 * number of the game, so the findings do not depend on which thread plays it, or when.
 */
public final class Simulation {

  private final Experiment experiment;
  private final Extras extras;
  private final Progress progress;
  private final AtomicLong nextGame = new AtomicLong();

  /**
   * What is wanted beside the findings.
   *
   * @param drama whether the findings tell how games went
   * @param games gets every game as it was played
   * @param times is told how long bots think
   */
  public record Extras(boolean drama, @Nullable GameFile games, ThinkingTimes times) {
    public static Extras none() {
      return new Extras(false, null, new ThinkingTimes());
    }
  }

  private Simulation(Experiment experiment, Extras extras, Progress progress) {
    this.experiment = experiment;
    this.extras = extras;
    this.progress = progress;
  }

  public static Findings run(Experiment experiment, int threads, Progress progress)
      throws InterruptedException {
    return run(experiment, Extras.none(), threads, progress);
  }

  public static Findings run(Experiment experiment, Extras extras, int threads, Progress progress)
      throws InterruptedException {
    Callable<Tally> share = new Simulation(experiment, extras, progress)::playShare;
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
      Match.Result result = played(experiment.game(), number, narrator, tally.drama());
      tally.add(result, experiment.lineUp(number));
      progress.step();
      number = nextGame.getAndIncrement();
    }
    return tally;
  }

  private <S, M, V, E> Match.Result played(
      Game<S, M, V, E> game, long number, Narrator<Object> narrator, DramaTally drama) {
    List<Bot> bots = experiment.lineUp(number).stream().map(extras.times::timed).toList();
    try {
      if (!extras.drama && extras.games == null) {
        return Match.play(game, experiment.setup(), bots, experiment.luck(number), narrator);
      }
      return watched(game, bots, number, narrator, drama);
    } catch (RuntimeException failure) {
      nextGame.set(experiment.games());
      throw new IllegalStateException(
          "game " + number + " of seed " + experiment.seed() + " broke off", failure);
    }
  }

  private <S, M, V, E> Match.Result watched(
      Game<S, M, V, E> game,
      List<Bot> bots,
      long number,
      Narrator<Object> narrator,
      DramaTally drama) {
    ChanceObserver<S, M> watch = new ChanceObserver<>(game, bots.size());
    GameRecord.Recorder<S, M> recorder = new GameRecord.Recorder<>(game);
    Match.Result result =
        Match.play(
            game,
            experiment.setup(),
            bots,
            experiment.luck(number),
            narrator,
            Match.Observer.both(watch, recorder));
    if (extras.drama) {
      watch.addTo(drama, result.outcome());
    }
    if (extras.games != null) {
      extras.games.write(recorder.record(experiment, number, result.outcome()));
    }
    return result;
  }
}
