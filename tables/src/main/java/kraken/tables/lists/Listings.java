package kraken.tables.lists;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import kraken.kit.Outcome;
import kraken.tables.Stage;

/** Where lists of tables are kept, the newest first. */
public interface Listings {

  /** The tables that everybody may find. */
  List<TableSummary> listed(Stage stage, int most);

  /** Those that the person opened or has a seat at. */
  List<TableSummary> of(String person, int most);

  /** How a game went is known to the game alone; kept once somebody has asked it. */
  CompletableFuture<Void> keep(String table, Outcome outcome);
}
