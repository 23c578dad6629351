package kraken.tables.live;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import kraken.tables.fold.Deadline;
import kraken.tables.fold.Table;

/** When something is due at which table; also of tables that are not in memory any more. */
final class Deadlines {

  private final Map<String, Long> byTable = new ConcurrentHashMap<>();

  /** The table's own deadline, or what its attendants want to do before. */
  void note(Table table, OptionalLong before) {
    Long deadline = Deadline.of(table);
    if (before.isPresent()) {
      byTable.put(table.id(), before.getAsLong());
    } else if (deadline == null) {
      byTable.remove(table.id());
    } else {
      byTable.put(table.id(), deadline);
    }
  }

  /** The tables whose time is up. */
  List<String> due(long now) {
    return byTable.entrySet().stream()
        .filter(entry -> entry.getValue() <= now)
        .map(Map.Entry::getKey)
        .toList();
  }
}
