package kraken.server;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kraken.kit.Game;
import kraken.server.alerts.AlertStore;
import kraken.server.alerts.OutboundPost;
import kraken.server.alerts.TurnAlertSender;
import kraken.server.http.CannotListenException;
import kraken.server.http.WebServer;
import kraken.server.metrics.Metrics;
import kraken.server.store.Database;
import kraken.server.store.db.SweepSchedule;
import kraken.server.store.db.UnusableStoreException;
import kraken.shelf.Shelf;
import kraken.tables.live.Tables;

/** A running server. */
public final class Server implements AutoCloseable {

  private final Database database;
  private final AlertStore alertStore;
  private final OutboundPost outbound;
  private final TurnAlertSender turnAlertSender;
  private final Tables tables;
  private final WebServer web;
  private final SweepSchedule sweepSchedule;

  private Server(
      ServerSettings settings, List<Game<?, ?, ?, ?>> games, Database database, Metrics metrics) {
    this.database = database;
    this.alertStore = database.alertStore();
    this.outbound = new OutboundPost(settings.alertsAnywhere());
    this.turnAlertSender =
        new TurnAlertSender(alertStore, outbound, database.clock(), titles(games));
    this.tables =
        new Tables(
            database.journal(),
            games,
            database.clock(),
            settings.tablesWithinLimits(),
            turnAlertSender);
    this.web = new WebServer(services(games, metrics), settings.limits(), settings.behindProxy());
    this.sweepSchedule = database.sweepSchedule(() -> sweep(settings));
  }

  private static Map<String, String> titles(List<Game<?, ?, ?, ?>> games) {
    return games.stream()
        .collect(Collectors.toMap(game -> game.about().id(), game -> game.about().title()));
  }

  private void sweep(ServerSettings settings) {
    tables.sweep();
    tables.keepHouse(settings.retention());
  }

  private WebServer.Services services(List<Game<?, ?, ?, ?>> games, Metrics metrics) {
    metrics.watch("kraken.tables", "tables in memory", tables::inMemory);
    metrics.watch("kraken.tables.damaged", "tables that were found to be damaged", tables::damaged);
    metrics.watch("kraken.writes.waiting", "writes not yet committed", database::waiting);
    metrics.time("kraken.bot", "bots that thought about a move", tables::thinking);
    return new WebServer.Services(
        games,
        tables,
        database.persons(),
        database.listings(),
        alertStore,
        outbound,
        database.writeProbe()::canCommit,
        metrics);
  }

  /** Starts a server that offers all games on the shelf. */
  public static Server start(ServerSettings settings)
      throws UnusableStoreException, CannotListenException {
    return start(settings, Shelf.GAMES);
  }

  public static Server start(ServerSettings settings, List<Game<?, ?, ?, ?>> games)
      throws UnusableStoreException, CannotListenException {
    Metrics metrics = new Metrics();
    Database database = Database.open(settings.store(), settings.clock(), metrics);
    Server server = new Server(settings, games, database, metrics);
    try {
      server.web.start(settings.host(), settings.port());
    } catch (CannotListenException | RuntimeException failure) {
      server.close();
      throw failure;
    }
    Thread.ofVirtual().start(server.tables::takeOverOverdue);
    server.turnAlertSender.begin();
    return server;
  }

  public int port() {
    return web.port();
  }

  AlertStore alertStore() {
    return alertStore;
  }

  Set<String> addresses() {
    return web.addresses();
  }

  /** For tests that do not wait for the seconds to pass. */
  void tick() {
    web.tick();
  }

  /** Stops admitting requests, then finishes and answers those that were accepted. */
  @Override
  public void close() {
    web.stopAdmitting();
    sweepSchedule.close();
    tables.close();
    turnAlertSender.close();
    web.close();
    database.close();
  }
}
