package kraken.tables.live;

import java.util.List;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.luck.Secret;
import kraken.tables.model.Rulebooks;
import kraken.tables.model.Table;

/** All that the journal has of a table. */
record WholeLog(String id, Secret secret, List<Entry> entries) {

  static WholeLog read(Journal journal, String id) {
    return of(id, journal.secret(id), journal.read(id, 0));
  }

  /** Fails where the secret is not the one whose hash the players were told. */
  static WholeLog of(String id, String secret, List<Entry> entries) {
    boolean fits =
        Secret.fits(secret)
            && entries.getFirst().fact() instanceof Fact.Opened opened
            && opened.luckHash().equals(new Secret(secret).hash());
    if (!fits) {
      throw new Journal.DamagedException(id, "the secret of its luck does not fit its hash");
    }
    return new WholeLog(id, new Secret(secret), entries);
  }

  Table opened(Rulebooks rulebooks) {
    try {
      return Table.opened(id, secret, rulebooks, entries.getFirst());
    } catch (RuntimeException broken) {
      throw new Journal.DamagedException(id, "entry 1 opens no table", broken);
    }
  }

  List<Entry> later() {
    return entries.subList(1, entries.size());
  }
}
