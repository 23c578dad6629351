package kraken.tables.past;

import java.lang.System.Logger;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import kraken.tables.LruMap;

/**
 * Looks back on games that are over, one at a time and with rests, so that running games never wait
 * for it. A review is not stored: the same game gives the same one, so it is made again where
 * nobody has asked for long. Safe for any thread.
 */
public final class Reviews implements AutoCloseable {

  private static final Logger LOG = System.getLogger(Reviews.class.getName());

  /** How many reviews are kept in memory. */
  private static final int KEPT = 64;

  /** How many may wait; whoever asks for more asks again later. */
  private static final int MOST_WAITING = 16;

  private final ThreadPoolExecutor thread =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MOST_WAITING),
          Thread.ofPlatform().daemon().name("kraken-review-", 0).factory());

  private final Map<String, ReviewTold> known = new LruMap<>(KEPT);

  /**
   * The review of a game as far as it has come. The first question starts it.
   *
   * @param reading reads the log, on the thread of the reviews
   */
  public ReviewTold of(String table, Supplier<GameReview> reading) {
    synchronized (known) {
      ReviewTold told = known.get(table);
      if (told != null) {
        return told;
      }
      try {
        thread.execute(() -> review(table, reading));
        known.put(table, ReviewTold.WAITING);
      } catch (RejectedExecutionException full) {
        LOG.log(Logger.Level.DEBUG, "too many games wait for their review");
      }
      return ReviewTold.WAITING;
    }
  }

  private void review(String table, Supplier<GameReview> reading) {
    try {
      GameReview review = reading.get();
      long began = System.nanoTime();
      do {
        note(table, review.told());
        began = rest(began);
      } while (!Thread.interrupted() && review.lookOn());
      note(table, review.told());
    } catch (RuntimeException failure) {
      LOG.log(Logger.Level.ERROR, "table " + table + " could not be reviewed", failure);
      forget(table);
    }
  }

  /** Rests as long as it has worked, so that it takes half a core at most. */
  private static long rest(long began) {
    long worked = Math.min(System.nanoTime() - began, Duration.ofSeconds(1).toNanos());
    LockSupport.parkNanos(worked);
    return System.nanoTime();
  }

  private void note(String table, ReviewTold told) {
    synchronized (known) {
      known.put(table, told);
    }
  }

  private void forget(String table) {
    synchronized (known) {
      known.remove(table);
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
