package kraken.server;

import java.time.InstantSource;
import java.util.Set;
import kraken.server.http.Metrics;
import kraken.server.http.PortTaken;
import kraken.server.http.Web;
import kraken.server.store.Database;
import kraken.server.store.Unusable;
import kraken.tables.live.Tables;

/** A running server. */
public final class Server implements AutoCloseable {

  private final Database database;
  private final Tables tables;
  private final Web web;

  private Server(ServerSettings settings, Database database) {
    this.database = database;
    this.tables = new Tables(database.journal(), InstantSource.system(), settings.tables());
    this.web = new Web(behind(), settings.limits());
  }

  private Web.Behind behind() {
    Metrics metrics = new Metrics();
    metrics.watch("kraken.tables", "tables in memory", tables::awake);
    metrics.watch("kraken.writes.waiting", "writes not yet committed", database::waiting);
    return new Web.Behind(tables, database.persons(), database.listings(), metrics);
  }

  public static Server start(ServerSettings settings) throws Unusable, PortTaken {
    Server server = new Server(settings, Database.open(settings.data()));
    try {
      server.web.start(settings.host(), settings.port());
    } catch (PortTaken | RuntimeException failure) {
      server.close();
      throw failure;
    }
    Thread.ofVirtual().start(server::wakeTables);
    return server;
  }

  /** Clocks and bots of running games go on after a restart, though nobody has come back yet. */
  private void wakeTables() {
    database.listings().running().forEach(tables::wake);
  }

  public int port() {
    return web.port();
  }

  Set<String> addresses() {
    return web.addresses();
  }

  /** What was accepted is finished and answered; nothing new is let in. */
  @Override
  public void close() {
    web.letNobodyIn();
    tables.close();
    web.close();
    database.close();
  }
}
