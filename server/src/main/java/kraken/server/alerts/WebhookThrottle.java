package kraken.server.alerts;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import kraken.tables.LruMap;
import kraken.tables.attendance.TurnAlert;

/**
 * Lets one alert a minute through for each table. Of those that come too soon the latest waits
 * until the minute is over, unless its turn ends before. Safe for many threads.
 */
final class WebhookThrottle {

  static final Duration BETWEEN_POSTS = Duration.ofMinutes(1);

  private static final int MOST_REMEMBERED = 10_000;

  private final InstantSource clock;
  private final Map<String, Long> lastPosts = new LruMap<>(MOST_REMEMBERED);
  private final Map<String, TurnAlert> waiting = new LruMap<>(MOST_REMEMBERED);

  WebhookThrottle(InstantSource clock) {
    this.clock = clock;
  }

  /** Whether the alert may be posted now. If not, it waits in the place of an earlier one. */
  synchronized boolean admits(TurnAlert alert) {
    if (!isDue(alert.table())) {
      waiting.put(alert.table(), alert);
      return false;
    }
    note(alert.table());
    return true;
  }

  private void note(String table) {
    waiting.remove(table);
    lastPosts.put(table, clock.millis());
  }

  private boolean isDue(String table) {
    Long before = lastPosts.get(table);
    return before == null || clock.millis() - before >= BETWEEN_POSTS.toMillis();
  }

  /** The turn is over for which its crew was alerted. */
  synchronized void drop(String table) {
    waiting.remove(table);
  }

  /** Takes the alerts that have waited for long enough. */
  synchronized List<TurnAlert> takeDue() {
    List<TurnAlert> due = waiting.values().stream().filter(alert -> isDue(alert.table())).toList();
    due.forEach(alert -> note(alert.table()));
    return due;
  }
}
