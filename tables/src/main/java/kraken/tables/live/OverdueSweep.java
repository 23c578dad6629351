package kraken.tables.live;

import java.lang.System.Logger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kraken.tables.log.Journal;

/**
 * Finds tables at which something is overdue because no server attends to them any more, and takes
 * them over.
 */
final class OverdueSweep {

  private static final Logger LOG = System.getLogger(OverdueSweep.class.getName());
  private static final int MOST_AT_ONCE = 1_000;
  private static final Duration RESERVED = Duration.ofSeconds(10);

  private final TablesContext context;
  private final Function<String, Optional<TableActor>> actors;

  OverdueSweep(TablesContext context, Function<String, Optional<TableActor>> actors) {
    this.context = context;
    this.actors = actors;
  }

  /** Takes over all overdue tables. */
  void all(Duration grace) {
    int found = some(grace);
    while (found == MOST_AT_ONCE) {
      found = some(grace);
    }
  }

  /** Takes over the tables that are overdue longest; returns how many. */
  int some(Duration grace) {
    long now = context.clock().millis();
    long until = now + RESERVED.toMillis();
    List<String> due =
        context
            .journal()
            .reserveDue(
                now - grace.toMillis(), until, MOST_AT_ONCE, context.rulebooks().editions());
    due.forEach(table -> context.readers().execute(() -> takeOver(table, grace, until)));
    return due.size();
  }

  private void takeOver(String table, Duration grace, long reservedUntil) {
    try {
      actors.apply(table).ifPresent(actor -> actor.overdue(grace, reservedUntil));
    } catch (Journal.DamagedException known) {
      // it is logged once where it is read
    } catch (RuntimeException failure) {
      LOG.log(Logger.Level.ERROR, "table " + table + " is due and could not be read", failure);
    }
  }
}
