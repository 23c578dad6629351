package kraken.bench.flood;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kraken.server.store.Database;
import kraken.server.store.check.StoreCheck;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;

/** Holds what players were told against what is stored, after the server has stopped. */
final class LossCheck {

  /**
   * What was found.
   *
   * @param acknowledged how many commands the players were told to be done
   * @param lost how many of them the logs do not have, or not up to the number that was told
   * @param doubled how many of them the logs have more than once
   * @param damaged how many damages the check of the whole store names
   */
  record Found(long acknowledged, long lost, long doubled, long damaged) {

    private Found plus(Found other) {
      return new Found(
          acknowledged + other.acknowledged,
          lost + other.lost,
          doubled + other.doubled,
          damaged + other.damaged);
    }
  }

  private LossCheck() {}

  static Found of(Path folder, PlayerLog log) throws UnusableStoreException {
    StoreLocation place = new StoreLocation.Folder(folder);
    Found found = new Found(0, 0, 0, StoreCheck.of(place).damages().size());
    try (Database database = Database.open(place)) {
      for (var table : log.acknowledged().entrySet()) {
        found = found.plus(compare(database.journal().read(table.getKey(), 0), table.getValue()));
      }
    }
    return found;
  }

  static Found compare(List<Entry> entries, Map<String, Long> acknowledged) {
    Map<String, Integer> times = new HashMap<>();
    Map<String, Long> last = new HashMap<>();
    for (Entry entry : entries) {
      times.merge(entry.command(), isFollowUp(entry.fact()) ? 0 : 1, Integer::sum);
      last.put(entry.command(), entry.number());
    }
    long lost = 0;
    long doubled = 0;
    for (Map.Entry<String, Long> told : acknowledged.entrySet()) {
      int found = times.getOrDefault(told.getKey(), 0);
      boolean there = last.getOrDefault(told.getKey(), 0L).equals(told.getValue());
      lost += found == 0 || !there ? 1 : 0;
      doubled += found > 1 ? 1 : 0;
    }
    return new Found(acknowledged.size(), lost, doubled, 0);
  }

  /** Whether the table has added it to a command by itself. */
  private static boolean isFollowUp(Fact fact) {
    return fact instanceof Fact.Drawn || fact instanceof Fact.Ended;
  }
}
