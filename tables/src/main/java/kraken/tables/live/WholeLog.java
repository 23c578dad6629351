package kraken.tables.live;

import java.util.List;
import kraken.tables.fold.Rulebooks;
import kraken.tables.fold.Table;
import kraken.tables.log.Entry;
import kraken.tables.luck.Secret;

/** All that is stored of a table. */
record WholeLog(String id, Secret secret, List<Entry> entries) {

  Table opened(Rulebooks rulebooks) {
    return Table.opened(id, secret, rulebooks, entries.getFirst());
  }

  List<Entry> later() {
    return entries.subList(1, entries.size());
  }
}
