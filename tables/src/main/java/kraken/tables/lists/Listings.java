package kraken.tables.lists;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import kraken.kit.Outcome;
import kraken.tables.Stage;

/** Where lists of tables are kept, the newest first. Every method may be called from any thread. */
public interface Listings {

  /** The tables that everybody may find. */
  List<TableSummary> listed(Stage stage, int most);

  /** The tables that the person has opened or sits at. */
  List<TableSummary> of(String person, int most);

  /**
   * Keeps the outcome of a game, where the journal has not kept it when the game ended. Only the
   * game can tell it.
   */
  CompletableFuture<Void> keep(String table, Outcome outcome);
}
