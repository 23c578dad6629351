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

/** Measures servers: processes and cores for them, another for the players. */
public final class ServerBench {

  private static final long WARM_UP = 5;
  private static final double A_KILOBYTE = 1024;

  private final LoadSettings trial;
  private final Servers servers;
  private final @Nullable DatabaseProcesses database;
  private final Consumer<String> progress;

  private ServerBench(
      LoadSettings trial,
      Servers servers,
      @Nullable DatabaseProcesses database,
      Consumer<String> progress) {
    this.trial = trial;
    this.servers = servers;
    this.database = database;
    this.progress = progress;
  }

  public static ServerFigures run(LoadSettings trial, Consumer<String> progress)
      throws IOException, InterruptedException, ExecutionException, UnusableStoreException {
    try (BenchStorage workplace = BenchStorage.in(trial.database());
        Servers servers = Servers.start(trial.servers(), workplace.place())) {
      return new ServerBench(trial, servers, workplace.database().orElse(null), progress)
          .measured();
    }
  }

  private ServerFigures measured() throws IOException, InterruptedException, ExecutionException {
    ServerProcess.stepAside();
    String game = Shelf.ids().getFirst();
    long empty = servers.memory();
    progress.accept("opening " + trial.tables() + " tables ...");
    List<TableSetup.Opened> opened =
        new TableSetup(game).open(trial.tables(), table -> servers.port(trial.server(table, 0)));
    try (PlayerLoop load = new PlayerLoop()) {
      for (int table = 0; table < opened.size(); table++) {
        load.sitDown(opened.get(table), ports(table));
      }
      progress.accept("warming up ...");
      load.play(trial.servers() * WARM_UP);
      progress.accept("measuring for " + trial.seconds() + " s ...");
      Usage before = usage();
      load.play(trial.seconds());
      Usage used = usage().since(before);
      double memory = (double) (servers.memory() - empty) / A_KILOBYTE / trial.tables();
      return figures(game, load, memory, used);
    }
  }

  private List<Integer> ports(int table) {
    return IntStream.range(0, FourPlayers.SIZE)
        .mapToObj(who -> servers.port(trial.server(table, who)))
        .toList();
  }

  /** Processor time. */
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
        trial.tables(),
        trial.servers(),
        trial.database() == null ? null : trial.database().shown(),
        trial.apart(),
        trial.seconds(),
        all.count(),
        (double) all.count() / (double) trial.seconds(),
        mover.millis(0.5),
        mover.millis(0.95),
        mover.millis(0.99),
        all.millis(0.5),
        all.millis(0.95),
        all.millis(0.99),
        load.games(),
        memory,
        (double) used.servers().toNanos() / 1e9 / (double) trial.seconds(),
        micros(used.servers(), all.count()),
        used.database() == null ? null : micros(used.database(), all.count()),
        load.refusals());
  }

  private static double micros(Duration used, long moves) {
    return (double) used.toNanos() / 1e3 / (double) Math.max(1, moves);
  }
}
