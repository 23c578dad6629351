package kraken.tables.lists;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import kraken.kit.Outcome;
import kraken.tables.Stage;

/** Where lists of tables are kept, the newest first. Every method may be called from any thread. */
public interface Listings {

  /**
   * A page of the tables that the query asks for.
   *
   * @throws IllegalArgumentException where no page ends as the query's {@code after} says
   */
  TablePage page(TableQuery query);

  /** The tables that everybody may find. */
  default List<TableSummary> listed(Stage stage, int most) {
    return page(TableQuery.listed(stage, most)).tables();
  }

  /** The tables that the person has opened or sits at. */
  default List<TableSummary> of(String person, int most) {
    return page(TableQuery.of(person, most)).tables();
  }

  /** How many tables of this host have not started. */
  int unstarted(String host);

  /** Those of these tables that have not started. */
  Set<String> unstarted(Collection<String> tables);

  /**
   * Keeps the outcome of a game, where the journal has not kept it when the game ended. Only the
   * game can tell it.
   */
  CompletableFuture<Void> keep(String table, Outcome outcome);
}
