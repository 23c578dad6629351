package kraken.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kraken.shelf.Shelf;

/** Measures a server: a process and a core for it, another for the players. */
public final class ServerBench {

  private static final long WARM_UP = 5;
  private static final double A_KILOBYTE = 1024;

  private ServerBench() {}

  public static ServerFigures run(int tables, long seconds, Consumer<String> progress)
      throws IOException, InterruptedException, ExecutionException {
    Path data = Files.createTempDirectory("kraken-bench");
    try (ServerProcess server = ServerProcess.start(data)) {
      ServerProcess.stepAside();
      return measured(server, tables, seconds, progress);
    } finally {
      delete(data);
    }
  }

  private static ServerFigures measured(
      ServerProcess server, int tables, long seconds, Consumer<String> progress)
      throws IOException, InterruptedException, ExecutionException {
    String game = Shelf.ids().getFirst();
    long empty = server.memory();
    progress.accept("opening " + tables + " tables ...");
    List<Tables.Opened> opened = new Tables(server.port(), game).open(tables);
    try (Load load = new Load(server.port())) {
      for (Tables.Opened table : opened) {
        load.sitDown(table);
      }
      progress.accept("warming up ...");
      load.play(WARM_UP);
      progress.accept("measuring for " + seconds + " s ...");
      Duration before = server.processor();
      load.play(seconds);
      Duration used = server.processor().minus(before);
      double memory = (double) (server.memory() - empty) / A_KILOBYTE / tables;
      return figures(game, tables, seconds, load, memory, used);
    }
  }

  private static ServerFigures figures(
      String game, int tables, long seconds, Load load, double memory, Duration used) {
    Latencies mover = load.mover();
    Latencies all = load.all();
    return new ServerFigures(
        game,
        tables,
        seconds,
        all.count(),
        (double) all.count() / (double) seconds,
        mover.millis(0.5),
        mover.millis(0.95),
        mover.millis(0.99),
        all.millis(0.5),
        all.millis(0.95),
        all.millis(0.99),
        load.games(),
        memory,
        (double) used.toNanos() / 1e9 / (double) seconds,
        load.refusals());
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
