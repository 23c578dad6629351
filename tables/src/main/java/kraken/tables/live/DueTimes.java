package kraken.tables.live;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kraken.tables.log.Journal;

/**
 * Knows when something is due at each table in memory that this server attends to. Safe for any
 * thread.
 */
final class DueTimes {

  private final Map<String, Long> byTable = new ConcurrentHashMap<>();

  void note(String table, long due) {
    if (due == Journal.NEVER) {
      byTable.remove(table);
    } else {
      byTable.put(table, due);
    }
  }

  void forget(String table) {
    byTable.remove(table);
  }

  /** The tables whose time is up. */
  List<String> due(long now) {
    return byTable.entrySet().stream()
        .filter(entry -> entry.getValue() <= now)
        .map(Map.Entry::getKey)
        .toList();
  }
}
