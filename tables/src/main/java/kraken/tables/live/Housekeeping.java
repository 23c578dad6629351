package kraken.tables.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kraken.tables.Retention;
import kraken.tables.Stage;
import kraken.tables.WhyClosed;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;

/**
 * Closes tables at which nothing has happened for long, and removes closed ones for good some time
 * later. Until then their crews can read why they were closed, and every server drops them from
 * memory.
 */
final class Housekeeping {

  private static final System.Logger LOG = System.getLogger(Housekeeping.class.getName());
  private static final int MOST_AT_ONCE = 200;
  private static final Duration BETWEEN_ROUNDS = Duration.ofMinutes(1);

  /**
   * How long a table stays closed at least. The journal writes to a table for some minutes without
   * looking whether it is still there.
   */
  private static final Duration SHORTEST_CLOSED = Duration.ofHours(1);

  private final TablesContext context;
  private final Function<String, Optional<TableActor>> find;
  private volatile long nextRound;

  Housekeeping(TablesContext context, Function<String, Optional<TableActor>> find) {
    this.context = context;
    this.find = find;
  }

  /** Does a round, unless there was one within the last minute. */
  void round(Retention retention) {
    long now = context.clock().millis();
    if (now < nextRound) {
      return;
    }
    nextRound = now + BETWEEN_ROUNDS.toMillis();
    close(Stage.GATHERING, retention.unstarted(), WhyClosed.NOT_STARTED, now);
    close(Stage.PLAYING, retention.abandoned(), WhyClosed.ABANDONED, now);
    close(Stage.OVER, retention.finished(), WhyClosed.EXPIRED, now);
    remove(retention.closed(), now);
  }

  private void close(Stage stage, Duration kept, WhyClosed why, long now) {
    if (kept.isZero()) {
      return;
    }
    long before = now - kept.toMillis();
    for (String table : context.journal().quiet(stage, before, MOST_AT_ONCE)) {
      close(table, stage, before, why);
    }
  }

  /** Leaves a damaged table as it is: the operator may want to mend it. */
  private void close(String table, Stage stage, long before, WhyClosed why) {
    try {
      find.apply(table).ifPresent(actor -> actor.closeIfQuiet(stage, before, why));
    } catch (Journal.DamagedException known) {
      context.journal().noteActive(table, context.clock().millis());
    } catch (RuntimeException failure) {
      LOG.log(System.Logger.Level.WARNING, "table " + table + " could not be closed", failure);
    }
  }

  /** Closes the table if it is still at this stage and nothing has happened since that time. */
  static List<Fact> closing(
      TablesContext context, LoggedTable logged, Stage stage, long before, WhyClosed why) {
    if (logged.table().stage() != stage) {
      return List.of();
    }
    if (logged.lastAt() >= before) {
      context.journal().noteActive(logged.table().id(), logged.lastAt());
      return List.of();
    }
    return List.of(new Fact.Closed(why));
  }

  private void remove(Duration kept, long now) {
    if (kept.isZero()) {
      return;
    }
    Duration closed = kept.compareTo(SHORTEST_CLOSED) < 0 ? SHORTEST_CLOSED : kept;
    context.journal().removeClosed(now - closed.toMillis(), MOST_AT_ONCE);
  }
}
