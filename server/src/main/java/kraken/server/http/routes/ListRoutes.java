package kraken.server.http.routes;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import kraken.kit.Outcome;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.Route;
import kraken.tables.Stage;
import kraken.tables.lists.Listings;
import kraken.tables.lists.TableLists;
import kraken.tables.lists.TableSummary;
import kraken.tables.live.Tables;
import kraken.tables.log.Journal;
import kraken.tables.told.PlayTold;
import kraken.tables.told.TableTold;
import org.jspecify.annotations.Nullable;

/** The routes of the lists of tables. */
public final class ListRoutes {

  private static final int MOST = 50;

  private final Listings listings;
  private final Tables tables;
  private final Identities identities;

  public ListRoutes(Listings listings, Tables tables, Identities identities) {
    this.listings = listings;
    this.tables = tables;
    this.identities = identities;
  }

  public List<Route> routes() {
    return List.of(
        Route.get("/api/tables", "The tables that anybody may find.", TableLists.class, _ -> all()),
        Route.get(
                "/api/tables/mine",
                "The tables that I opened or have a seat at, the newest first.",
                TableSummary[].class,
                this::mine)
            .or(HttpStatus.FORBIDDEN));
  }

  private TableLists all() {
    return new TableLists(playable(Stage.GATHERING), playable(Stage.PLAYING), listed(Stage.OVER));
  }

  /** Where another edition is played here, there is nothing to join or to watch. */
  private List<TableSummary> playable(Stage stage) {
    return listed(stage).stream().filter(this::isPlayedHere).toList();
  }

  private boolean isPlayedHere(TableSummary table) {
    return tables.plays(table.game(), table.edition());
  }

  private List<TableSummary> listed(Stage stage) {
    return listings.listed(stage, MOST).stream().map(this::withOutcome).toList();
  }

  private TableSummary[] mine(Context request) {
    String me = identities.known(request).id();
    return listings.of(me, MOST).stream().map(this::withOutcome).toArray(TableSummary[]::new);
  }

  /**
   * Adds the outcome of a game that is over, where it was not kept when the game ended: of imported
   * games, and of those that ended in release 0.1. It is worked out from the log once.
   */
  private TableSummary withOutcome(TableSummary table) {
    if (table.stage() != Stage.OVER || table.outcome() != null || !isPlayedHere(table)) {
      return table;
    }
    Outcome outcome = outcome(table.id());
    if (outcome == null) {
      return table;
    }
    var _ = listings.keep(table.id(), outcome);
    return table.ended(outcome);
  }

  /** Null where the game does not tell it: a table that is damaged or was removed meanwhile. */
  private @Nullable Outcome outcome(String table) {
    try {
      PlayTold play = tables.told(table, null).map(TableTold::play).orElse(null);
      return play == null ? null : play.outcome();
    } catch (Journal.DamagedException logged) {
      return null;
    }
  }
}
