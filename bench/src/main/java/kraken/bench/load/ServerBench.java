package kraken.bench.load;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import kraken.server.store.db.UnusableStoreException;
import kraken.shelf.Shelf;
import org.jspecify.annotations.Nullable;

/**
 * Measures servers under load. Each runs in its own process, and on its own core where possible;
 * the players run in this process.
 */
public final class ServerBench {

  private static final long WARM_UP = 5;
  private static final double A_KILOBYTE = 1024;

  private final LoadSettings settings;
  private final Servers servers;
  private final @Nullable DatabaseProcesses database;
  private final Consumer<String> progress;

  private ServerBench(
      LoadSettings settings,
      Servers servers,
      @Nullable DatabaseProcesses database,
      Consumer<String> progress) {
    this.settings = settings;
    this.servers = servers;
    this.database = database;
    this.progress = progress;
  }

  public static ServerFigures run(LoadSettings settings, Consumer<String> progress)
      throws IOException, InterruptedException, ExecutionException, UnusableStoreException {
    try (BenchStorage storage = BenchStorage.in(settings.database());
        Servers servers = Servers.start(settings.servers(), storage.place())) {
      return new ServerBench(settings, servers, storage.database().orElse(null), progress)
          .measured();
    }
  }

  private ServerFigures measured() throws IOException, InterruptedException, ExecutionException {
    ServerProcess.stepAside();
    String game = Shelf.ids().getFirst();
    long empty = servers.memory();
    progress.accept("opening " + settings.tables() + " tables ...");
    List<TableSetup.Opened> opened =
        new TableSetup(game)
            .open(settings.tables(), table -> servers.port(settings.server(table, 0)));
    try (PlayerLoop load = new PlayerLoop()) {
      for (int table = 0; table < opened.size(); table++) {
        load.sitDown(opened.get(table), ports(table));
      }
      progress.accept("warming up ...");
      load.play(settings.servers() * WARM_UP);
      progress.accept("measuring for " + settings.seconds() + " s ...");
      Usage before = usage();
      load.play(settings.seconds());
      Usage used = usage().since(before);
      double memory = (double) (servers.memory() - empty) / A_KILOBYTE / settings.tables();
      return figures(game, load, memory, used);
    }
  }

  private List<Integer> ports(int table) {
    return IntStream.range(0, FourPlayers.SIZE)
        .mapToObj(who -> servers.port(settings.server(table, who)))
        .toList();
  }

  /** The processor time of servers and database. */
  private record Usage(Duration servers, @Nullable Duration database) {

    Usage since(Usage before) {
      return new Usage(
          servers.minus(before.servers),
          database == null || before.database == null ? null : database.minus(before.database));
    }
  }

  private Usage usage() throws IOException {
    return new Usage(servers.processor(), database == null ? null : database.processor());
  }

  private ServerFigures figures(String game, PlayerLoop load, double memory, Usage used) {
    Latencies mover = load.mover();
    Latencies all = load.all();
    return new ServerFigures(
        game,
        settings.tables(),
        settings.servers(),
        settings.database() == null ? null : settings.database().shown(),
        settings.apart(),
        settings.seconds(),
        all.count(),
        (double) all.count() / (double) settings.seconds(),
        mover.millis(0.5),
        mover.millis(0.95),
        mover.millis(0.99),
        all.millis(0.5),
        all.millis(0.95),
        all.millis(0.99),
        load.games(),
        memory,
        (double) used.servers().toNanos() / 1e9 / (double) settings.seconds(),
        micros(used.servers(), all.count()),
        used.database() == null ? null : micros(used.database(), all.count()),
        load.refusals());
  }

  private static double micros(Duration used, long moves) {
    return (double) used.toNanos() / 1e3 / (double) Math.max(1, moves);
  }
}
