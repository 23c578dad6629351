package kraken.bench.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.Collections;
import java.util.concurrent.ExecutionException;
import kraken.server.Server;
import kraken.server.http.CannotListenException;
import kraken.server.store.db.UnusableStoreException;
import kraken.shelf.Shelf;

/**
 * Plays for a while at a server in this very process: whoever watches the process learns what a
 * server does all day.
 */
public final class Rehearsal {

  private static final int TABLES = 20;

  private Rehearsal() {}

  /** Plays for so long. How many moves were seen by all at their table. */
  public static long play(long seconds)
      throws IOException,
          InterruptedException,
          ExecutionException,
          UnusableStoreException,
          CannotListenException {
    return play(load -> load.play(seconds));
  }

  /** Plays until so many moves were seen by all at their table, however long that takes. */
  static long playMoves(long moves)
      throws IOException,
          InterruptedException,
          ExecutionException,
          UnusableStoreException,
          CannotListenException {
    return play(load -> load.playUntil(() -> load.all().count() >= moves));
  }

  @FunctionalInterface
  private interface Playing {
    void on(PlayerLoop load) throws IOException;
  }

  private static long play(Playing playing)
      throws IOException,
          InterruptedException,
          ExecutionException,
          UnusableStoreException,
          CannotListenException {
    try (BenchStorage workplace = BenchStorage.in(null);
        Server server = ServerUnderLoad.start(workplace.place());
        PlayerLoop load = new PlayerLoop()) {
      int port = server.port();
      lookAround(port);
      for (TableSetup.Opened table :
          new TableSetup(Shelf.ids().getFirst()).open(TABLES, _ -> port)) {
        load.sitDown(table, Collections.nCopies(FourPlayers.SIZE, port));
      }
      playing.on(load);
      return load.all().count();
    }
  }

  /** As a browser does first. */
  private static void lookAround(int port) throws IOException, InterruptedException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      Client visitor = new Client(http, port);
      for (String path : new String[] {"/", "/api/games", "/api/tables"}) {
        visitor.get(path, "");
      }
    }
  }
}
