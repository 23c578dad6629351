package kraken.tables.live;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kraken.tables.fold.Deadline;
import kraken.tables.fold.Table;

/** When which table's clock runs out; also of tables that are not in memory any more. */
final class Deadlines {

  private final Map<String, Long> byTable = new ConcurrentHashMap<>();

  void note(Table table) {
    Long deadline = Deadline.of(table);
    if (deadline == null) {
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
