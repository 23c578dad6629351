package kraken.tables.fold;

import static kraken.tables.fold.Fold.check;

import java.util.List;
import kraken.tables.Stage;
import kraken.tables.log.Entry;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.OtherEdition;
import kraken.tables.model.Table;

/**
 * The table of a game whose edition is not played here: its stage and its crew follow from the log,
 * and its moves are passed over.
 */
final class OtherEditionFold {

  private OtherEditionFold() {}

  static Table started(Table table, Entry entry) {
    check(entry, table.stage() == Stage.GATHERING, "A game starts only once.");
    return table.in(Stage.PLAYING);
  }

  /** An entry of the game itself. */
  static Table.Step untold(Table table, Entry entry) {
    OtherEdition other = table.otherEdition();
    Table next = other == null ? table : table.with(other.hiding(entry.number()));
    return new Table.Step(
        next, new AppliedEntry(entry, List.of(), false, false, false, false, true));
  }

  static Table ended(Table table, Entry entry, String secret) {
    check(entry, table.stage() == Stage.PLAYING, "No game is running.");
    check(
        entry,
        secret.equals(table.terms().secret().hex()),
        "The secret is not the one whose hash was shown.");
    return table.in(Stage.OVER);
  }
}
