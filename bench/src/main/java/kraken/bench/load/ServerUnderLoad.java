package kraken.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import kraken.server.Server;
import kraken.server.ServerSettings;
import kraken.server.http.CannotListenException;
import kraken.server.http.limits.Limits;
import kraken.server.logs.LogFormat;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.live.TableSettings;

/**
 * The main class of a measured server. It prints its port, and then answers each input line with
 * the heap in use.
 */
final class ServerUnderLoad {

  /** The environment variable with the location of the store. */
  static final String PLACE = "KRAKEN_BENCH_PLACE";

  private ServerUnderLoad() {}

  public static void main(String[] args) throws Exception {
    LogFormat.PLAIN.begin();
    try (Server server = start(StoreLocation.of(System.getenv(PLACE)))) {
      System.out.println(server.port());
      answer();
    }
  }

  static Server start(StoreLocation place) throws UnusableStoreException, CannotListenException {
    return Server.start(
        ServerSettings.of("127.0.0.1", 0, place)
            .with(Limits.NONE)
            .with(TableSettings.STANDARD.withBotPause(Duration.ZERO)));
  }

  private static void answer() throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    while (in.readLine() != null) {
      System.gc();
      System.out.println(ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
    }
  }
}
