package kraken.tables.live;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.luck.Secret;
import kraken.tables.model.Rulebooks;
import kraken.tables.model.Table;

/** All that the journal has of a table. */
record WholeLog(String id, Secret secret, List<Entry> entries) {

  /**
   * Reads the log; empty where there is none.
   *
   * @throws Journal.DamagedException where the secret is not the one whose hash the players were
   *     told
   */
  static Optional<WholeLog> read(Journal journal, String id) {
    List<Entry> entries = journal.read(id, 0);
    return entries.isEmpty() ? Optional.empty() : Optional.of(of(id, journal.secret(id), entries));
  }

  private static WholeLog of(String id, String secret, List<Entry> entries) {
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

  /** The log with entries that were written since; they may be none. */
  WholeLog with(List<Entry> more) {
    return more.isEmpty()
        ? this
        : new WholeLog(id, secret, Stream.concat(entries.stream(), more.stream()).toList());
  }

  long number() {
    return entries.getLast().number();
  }

  /** All entries but the first one. */
  List<Entry> later() {
    return entries.subList(1, entries.size());
  }
}
