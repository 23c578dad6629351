package kraken.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import kraken.bench.load.LoadSettings;
import kraken.bench.load.ServerBench;
import kraken.bench.load.ServerFigures;
import kraken.bench.load.ServerTable;
import kraken.cli.arguments.ArgumentReader;
import kraken.cli.arguments.FiguresFile;
import kraken.cli.arguments.ResultFile;
import kraken.cli.arguments.WholeNumberConverter;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how much load a server takes. */
@Command(
    name = "server",
    description =
        "Measure servers: many tables with four sockets each, everybody moves as soon as possible.",
    separator = " ",
    sortOptions = false)
final class BenchServerCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--tables",
      paramLabel = "M",
      converter = WholeNumberConverter.OfTables.class,
      description = "How many tables (default: 100).")
  private long tables = 100;

  @Option(
      names = "--seconds",
      paramLabel = "T",
      converter = WholeNumberConverter.OfSeconds.class,
      description = "How long, after 5 s a server to warm up (default: 10).")
  private long seconds = 10;

  @Option(
      names = "--servers",
      paramLabel = "N",
      converter = WholeNumberConverter.OfServers.class,
      description = "How many servers share the load, with --database (default: 1).")
  private long servers = 1;

  @Option(
      names = "--database",
      paramLabel = "ADDRESS",
      description =
          "A PostgreSQL to keep the tables in, as jdbc:postgresql://HOST/NAME, in a schema that is"
              + " gone afterwards; without it a file in a temporary folder.")
  private @Nullable String database;

  @Option(
      names = "--apart",
      description =
          "The four of a table come to different servers, as behind a proxy that knows nothing of"
              + " tables; without it to the same one.")
  private boolean apart;

  @Mixin private FiguresFile figuresFile = new FiguresFile();

  @Override
  public Integer call()
      throws IOException, InterruptedException, ExecutionException, UnusableStoreException {
    Optional<ResultFile> file = figuresFile.checked();
    ServerFigures figures = measured(trial(new ArgumentReader(spec.commandLine())));
    PrintWriter out = spec.commandLine().getOut();
    out.print(ServerTable.of(figures));
    out.flush();
    if (file.isPresent()) {
      file.get().write(figures, ServerFigures.class);
    }
    return ExitCode.OK;
  }

  private LoadSettings trial(ArgumentReader asked) {
    if (database == null && servers > 1) {
      throw new ParameterException(
          spec.commandLine(),
          "Several servers need a database that they can share: --database"
              + " jdbc:postgresql://HOST/NAME.");
    }
    StoreLocation.Shared shared = database == null ? null : asked.database(database);
    return new LoadSettings((int) tables, seconds, (int) servers, shared, apart);
  }

  private ServerFigures measured(LoadSettings trial)
      throws IOException, InterruptedException, ExecutionException, UnusableStoreException {
    return ServerBench.run(trial, spec.commandLine().getErr()::println);
  }
}
