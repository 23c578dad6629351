package kraken.tables.live;

import java.lang.System.Logger;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import kraken.bots.Level;
import kraken.kit.Chance;
import kraken.kit.Seat;
import kraken.tables.fold.Play;

/**
 * Where bots think: beside the owners, and never more of them at once than the machine has cores.
 */
final class Machines implements AutoCloseable {

  private static final Logger LOG = System.getLogger(Machines.class.getName());

  private final ExecutorService cores =
      Executors.newFixedThreadPool(
          Runtime.getRuntime().availableProcessors(), daemons("kraken-bot-"));

  static ThreadFactory daemons(String name) {
    return Thread.ofPlatform().daemon().name(name, 0).factory();
  }

  /** A move of a bot, not before the delay is over. */
  CompletableFuture<String> choice(Play<?, ?, ?, ?> play, Level level, Seat seat, Duration delay) {
    Executor later =
        delay.isZero()
            ? cores
            : CompletableFuture.delayedExecutor(delay.toMillis(), TimeUnit.MILLISECONDS, cores);
    return CompletableFuture.supplyAsync(() -> choose(play, level, seat), later);
  }

  CompletableFuture<String> choice(Play<?, ?, ?, ?> play, Level level, Seat seat) {
    return choice(play, level, seat, Duration.ZERO);
  }

  /** A bot that fails must not hold up the table. */
  private static String choose(Play<?, ?, ?, ?> play, Level level, Seat seat) {
    Chance luck = Chance.seeded(ThreadLocalRandom.current().nextLong());
    try {
      return play.choice(level.bot(), seat, luck);
    } catch (RuntimeException confused) {
      LOG.log(Logger.Level.ERROR, "the bot " + level.word() + " failed", confused);
      return play.choice(Level.RANDOM.bot(), seat, luck);
    }
  }

  @Override
  public void close() {
    cores.shutdownNow();
  }
}
