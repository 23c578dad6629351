package kraken.tables.live;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import kraken.tables.LruMap;

/**
 * The logs of tables that were loaded a moment ago. A page that opens such a table asks for its
 * story or its replay next, and nobody has to read the log once more. Safe for any thread.
 */
final class LoadedLogs {

  static final Duration KEPT = Duration.ofSeconds(10);

  /** All overdue tables are loaded when a server starts: few of their logs stay in memory. */
  private static final int MOST = 32;

  private record Loaded(WholeLog log, long until) {}

  private final Map<String, Loaded> logs = new LruMap<>(MOST);

  synchronized void keep(WholeLog log, long now) {
    logs.put(log.id(), new Loaded(log, now + KEPT.toMillis()));
  }

  /** The log as it was loaded; the table may have gone on since. */
  synchronized Optional<WholeLog> find(String table) {
    return Optional.ofNullable(logs.get(table)).map(Loaded::log);
  }

  /** Forgets what has been kept for long enough. */
  synchronized void tick(long now) {
    logs.values().removeIf(loaded -> loaded.until <= now);
  }
}
