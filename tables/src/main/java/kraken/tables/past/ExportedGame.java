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
 * @param seals one for each entry. They find damage; the verifier finds forged luck without them
 */
public record ExportedGame(String format, List<Entry> entries, List<String> seals) {

  /**
   * The first format had one seal for the whole file, which could not tell which entry was changed.
   */
  public static final String FORMAT = "kraken-table/2";

  public ExportedGame {
    entries = List.copyOf(entries);
    seals = List.copyOf(seals);
  }

  /** The log up to the end of the game, without later talk and the rematch. */
  public static ExportedGame of(List<Entry> log) {
    List<Entry> entries = new ArrayList<>();
    for (Entry entry : log) {
      entries.add(entry);
      if (entry.fact() instanceof Fact.Ended) {
        return new ExportedGame(FORMAT, entries, Seals.of(entries));
      }
    }
    throw new IllegalArgumentException("the game is not over");
  }
}
