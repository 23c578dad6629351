package kraken.tables.live;

import java.util.List;
import kraken.tables.log.Entry;
import kraken.tables.luck.Secret;
import kraken.tables.model.Rulebooks;
import kraken.tables.model.Table;

/** All that the journal has of a table. */
record WholeLog(String id, Secret secret, List<Entry> entries) {

  Table opened(Rulebooks rulebooks) {
    return Table.opened(id, secret, rulebooks, entries.getFirst());
  }

  List<Entry> later() {
    return entries.subList(1, entries.size());
  }
}
