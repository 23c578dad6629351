package kraken.server.store.db;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs work twice a second, on one server at a time however many share the database. */
public interface SweepSchedule extends AutoCloseable {

  Duration EVERY = Duration.ofMillis(500);

  @Override
  void close();

  /** For a server that has the database to itself; on a thread of its own. */
  static SweepSchedule alone(Runnable work) {
    Logger log = LoggerFactory.getLogger(SweepSchedule.class);
    ScheduledExecutorService timer =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("store-sweep").factory());
    Runnable safely =
        () -> {
          try {
            work.run();
          } catch (RuntimeException failure) {
            log.warn("a sweep failed, the next one follows: {}", failure.toString());
          }
        };
    var _ =
        timer.scheduleWithFixedDelay(
            safely, EVERY.toMillis(), EVERY.toMillis(), TimeUnit.MILLISECONDS);
    return timer::shutdownNow;
  }

  /**
   * For servers that share a database: the first to reserve it does it. Where that server dies,
   * another takes over after some seconds.
   */
  static SweepSchedule shared(
      DataSource source, InstantSource clock, String server, Runnable work) {
    Scheduler scheduler =
        Scheduler.create(source)
            .startTasks(
                Tasks.recurring("due-tables", FixedDelay.of(EVERY)).execute((_, _) -> work.run()))
            .threads(1)
            .pollingInterval(EVERY.dividedBy(2))
            .heartbeatInterval(EVERY.multipliedBy(2))
            .missedHeartbeatsLimit(4)
            .clock(clock::instant)
            .schedulerName(new SchedulerName.Fixed(server))
            .failureLogging(LogLevel.WARN, false)
            .shutdownMaxWait(EVERY.multipliedBy(2))
            .build();
    scheduler.start();
    return scheduler::stop;
  }
}
