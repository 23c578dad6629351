package kraken.server.http.routes;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import kraken.kit.Outcome;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.exchange.Route;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.lists.Listings;
import kraken.tables.lists.TableLists;
import kraken.tables.lists.TablePage;
import kraken.tables.lists.TableQuery;
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
        Route.get(
            "/api/tables",
            "The first page of each list of tables that anybody may find.",
            TableLists.class,
            _ -> all()),
        Route.get(
                "/api/tables/mine",
                "The first page of the tables that I opened or have a seat at, the newest first.",
                TableSummary[].class,
                this::mine)
            .mayAnswer(HttpStatus.FORBIDDEN),
        Route.get(
                "/api/lists/{list}",
                "A page of a list of tables, the newest first: open (to join), live (to watch),"
                    + " past (to replay), or mine (that I opened or have a seat at).",
                TablePage.class,
                this::page)
            .withQuery("game", "string", "Only tables of the game with this id.")
            .withQuery("seats", "integer", "Only tables with this many seats.")
            .withQuery(
                "after", "string", "The \"next\" of the page before; without it the first page.")
            .mayAnswer(HttpStatus.BAD_REQUEST, HttpStatus.FORBIDDEN, HttpStatus.NOT_FOUND));
  }

  private TableLists all() {
    return new TableLists(read(query("open")), read(query("live")), read(query("past")));
  }

  /** Where another edition is played here, there is nothing to join or to watch. */
  private TableQuery query(String list) {
    return switch (list) {
      case "open" -> TableQuery.listed(Stage.GATHERING, MOST).playedUnder(tables.editions());
      case "live" -> TableQuery.listed(Stage.PLAYING, MOST).playedUnder(tables.editions());
      case "past" -> TableQuery.listed(Stage.OVER, MOST);
      default ->
          throw new ProblemException(
              HttpStatus.NOT_FOUND, "no-such-list", "A list is open, live, past or mine.");
    };
  }

  private List<TableSummary> read(TableQuery query) {
    return listings.page(query).tables().stream().map(this::withOutcome).toList();
  }

  private TableSummary[] mine(Context request) {
    Person me = identities.require(request);
    return read(TableQuery.of(me.id(), MOST)).stream()
        .map(table -> withAwaited(table, me))
        .toArray(TableSummary[]::new);
  }

  private TablePage page(Context request) {
    String list = request.pathParam("list");
    Person me = list.equals("mine") ? identities.require(request) : null;
    TableQuery whole = me == null ? query(list) : TableQuery.of(me.id(), MOST);
    TableQuery query =
        whole
            .with(request.queryParam("game"), seats(request.queryParam("seats")))
            .after(request.queryParam("after"));
    try {
      TablePage page = listings.page(query);
      return new TablePage(
          page.tables().stream()
              .map(this::withOutcome)
              .map(table -> me == null ? table : withAwaited(table, me))
              .toList(),
          page.next());
    } catch (NumberFormatException nonsense) {
      throw ProblemException.malformed("\"after\" must be the \"next\" of another page.");
    }
  }

  private static @Nullable Integer seats(@Nullable String text) {
    try {
      return text == null ? null : Integer.valueOf(text);
    } catch (NumberFormatException nonsense) {
      throw ProblemException.malformed("\"seats\" must be a number of seats.");
    }
  }

  private boolean isPlayedHere(TableSummary table) {
    return tables.plays(table.game(), table.edition());
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

  /** Adds for whom a running game waits, as this person may know it. */
  private TableSummary withAwaited(TableSummary table, Person me) {
    if (table.stage() != Stage.PLAYING || !isPlayedHere(table)) {
      return table;
    }
    try {
      return tables.awaited(table.id(), me).map(table::awaiting).orElse(table);
    } catch (Journal.DamagedException damaged) {
      return table;
    }
  }

  /** Null where the game does not tell it: a table that is damaged or was removed meanwhile. */
  private @Nullable Outcome outcome(String table) {
    try {
      PlayTold play = tables.told(table, null).map(TableTold::play).orElse(null);
      return play == null ? null : play.outcome();
    } catch (Journal.DamagedException damaged) {
      return null;
    }
  }
}
