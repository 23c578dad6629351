package kraken.server.store.postgres;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The clock of the database, computed from this machine's clock and the difference between them. So
 * servers whose clocks differ agree on what is due. Safe for many threads.
 */
final class DatabaseClock implements InstantSource, AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(DatabaseClock.class);

  /** A query that took longer, in milliseconds, is too inexact to compare by. */
  private static final long LONGEST_QUERY = 250;

  private final InstantSource own;
  private final LongSupplier database;
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("store-clock").factory());
  private volatile long ahead;
  private boolean compared;

  DatabaseClock(InstantSource own, LongSupplier database) {
    this.own = own;
    this.database = database;
  }

  /** Compares the clocks now and then every second. */
  static DatabaseClock started(InstantSource own, LongSupplier database) {
    DatabaseClock clock = new DatabaseClock(own, database);
    clock.compareIfPossible();
    var _ = clock.timer.scheduleWithFixedDelay(clock::compareIfPossible, 1, 1, TimeUnit.SECONDS);
    return clock;
  }

  @Override
  public Instant instant() {
    return own.instant().plusMillis(ahead);
  }

  @Override
  public long millis() {
    return own.millis() + ahead;
  }

  private void compareIfPossible() {
    try {
      compare();
    } catch (RuntimeException away) {
      LOG.debug("the clocks could not be compared", away);
    }
  }

  /** Assumes that the database told its time in the middle of the query. */
  synchronized void compare() {
    long before = own.millis();
    long there = database.getAsLong();
    long after = own.millis();
    if (!compared || after - before <= LONGEST_QUERY) {
      ahead = there - (before + after) / 2;
      compared = true;
    }
  }

  @Override
  public void close() {
    timer.shutdownNow();
  }
}
