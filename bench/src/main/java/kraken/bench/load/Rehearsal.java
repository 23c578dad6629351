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
 * Plays for a while at a server in this process, so that the JVM can record which classes a server
 * loads.
 */
public final class Rehearsal {

  private static final int TABLES = 20;

  private Rehearsal() {}

  /** Plays, and returns the number of moves that all players at their table have seen. */
  public static long play(long seconds)
      throws IOException,
          InterruptedException,
          ExecutionException,
          UnusableStoreException,
          CannotListenException {
    return play(load -> load.play(seconds));
  }

  /** The same until this many moves were seen, however long that takes. */
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
    try (BenchStorage storage = BenchStorage.in(null);
        Server server = ServerUnderLoad.start(storage.place());
        PlayerLoop load = new PlayerLoop()) {
      int port = server.port();
      loadPage(port);
      for (TableSetup.Opened table :
          new TableSetup(Shelf.ids().getFirst()).open(TABLES, _ -> port)) {
        load.sitDown(table, Collections.nCopies(FourPlayers.SIZE, port));
      }
      playing.on(load);
      return load.all().count();
    }
  }

  /** Requests what a browser requests first. */
  private static void loadPage(int port) throws IOException, InterruptedException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      Client client = new Client(http, port);
      for (String path : new String[] {"/", "/api/games", "/api/tables"}) {
        client.get(path, "");
      }
    }
  }
}
