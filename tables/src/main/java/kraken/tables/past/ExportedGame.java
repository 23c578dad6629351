package kraken.tables.past;

import java.util.ArrayList;
import java.util.List;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;

/**
 * A game that is over, as a file that anybody can check.
 *
 * @param format {@link #FORMAT}
 * @param entries the whole log, from the opening to the end
 * @param seal the hash of the entries: it finds damage, while forged luck is found without it
 */
public record ExportedGame(String format, List<Entry> entries, String seal) {

  public static final String FORMAT = "kraken-table/1";

  public ExportedGame {
    entries = List.copyOf(entries);
  }

  /** The log up to the end; what was said afterwards, and where the crew went on, stays here. */
  public static ExportedGame of(List<Entry> log) {
    List<Entry> entries = new ArrayList<>();
    for (Entry entry : log) {
      entries.add(entry);
      if (entry.fact() instanceof Fact.Ended) {
        return new ExportedGame(FORMAT, entries, Seal.of(entries));
      }
    }
    throw new IllegalArgumentException("the game is not over");
  }
}
