package kraken.server;

import java.util.List;
import java.util.Set;
import kraken.kit.Game;
import kraken.server.http.CannotListen;
import kraken.server.http.Metrics;
import kraken.server.http.Web;
import kraken.server.store.Database;
import kraken.server.store.Rounds;
import kraken.server.store.Unusable;
import kraken.shelf.Shelf;
import kraken.tables.live.Tables;

/** A running server. */
public final class Server implements AutoCloseable {

  private final Database database;
  private final Tables tables;
  private final Web web;
  private final Rounds rounds;

  private Server(
      ServerSettings settings, List<Game<?, ?, ?, ?>> games, Database database, Metrics metrics) {
    this.database = database;
    this.tables = new Tables(database.journal(), games, database.clock(), settings.tables());
    this.web = new Web(behind(games, metrics), settings.limits(), settings.behindProxy());
    this.rounds = database.rounds(tables::sweep);
  }

  private Web.Behind behind(List<Game<?, ?, ?, ?>> games, Metrics metrics) {
    metrics.watch("kraken.tables", "tables in memory", tables::awake);
    metrics.watch("kraken.writes.waiting", "writes not yet committed", database::waiting);
    metrics.time("kraken.bot", "bots that thought about a move", tables::thinking);
    return new Web.Behind(
        games, tables, database.persons(), database.listings(), database.pulse(), metrics);
  }

  /** With all games on the shelf. */
  public static Server start(ServerSettings settings) throws Unusable, CannotListen {
    return start(settings, Shelf.GAMES);
  }

  public static Server start(ServerSettings settings, List<Game<?, ?, ?, ?>> games)
      throws Unusable, CannotListen {
    Metrics metrics = new Metrics();
    Database database = Database.open(settings.place(), settings.clock(), metrics);
    Server server = new Server(settings, games, database, metrics);
    try {
      server.web.start(settings.host(), settings.port());
    } catch (CannotListen | RuntimeException failure) {
      server.close();
      throw failure;
    }
    Thread.ofVirtual().start(server.tables::wake);
    return server;
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
    rounds.close();
    tables.close();
    web.close();
    database.close();
  }
}
