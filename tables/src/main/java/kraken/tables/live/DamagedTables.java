package kraken.tables.live;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import kraken.tables.log.Journal;

/**
 * The tables that could not be read because they are damaged. Each is logged once, by its id: an
 * operator cannot mend a table without a name. Safe for any thread.
 */
final class DamagedTables {

  private static final System.Logger LOG = System.getLogger(DamagedTables.class.getName());

  private final Set<String> known = ConcurrentHashMap.newKeySet();

  void note(String table, Journal.DamagedException damage) {
    if (known.add(table)) {
      LOG.log(System.Logger.Level.ERROR, damage.getMessage(), damage);
    }
  }

  int count() {
    return known.size();
  }
}
