package kraken.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import kraken.bench.load.ServerBench;
import kraken.bench.load.ServerFigures;
import kraken.bench.load.ServerTable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures how much a server bears. */
@Command(
    name = "server",
    description =
        "Measure a server: many tables with four sockets each, everybody moves as soon as possible.",
    separator = " ",
    sortOptions = false)
final class BenchServerCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--tables",
      paramLabel = "M",
      converter = WholeNumber.OfTables.class,
      description = "How many tables (default: 100).")
  private long tables = 100;

  @Option(
      names = "--seconds",
      paramLabel = "T",
      converter = WholeNumber.OfSeconds.class,
      description = "How long, after 5 s to warm up (default: 10).")
  private long seconds = 10;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the figures to this file too.")
  private @Nullable Path json;

  @Override
  public Integer call() throws IOException, InterruptedException, ExecutionException {
    Optional<JsonFile> file = new Asked(spec.commandLine()).file(json);
    PrintWriter err = spec.commandLine().getErr();
    ServerFigures figures = ServerBench.run((int) tables, seconds, err::println);
    PrintWriter out = spec.commandLine().getOut();
    out.print(ServerTable.of(figures));
    out.flush();
    if (file.isPresent()) {
      file.get().write(figures, ServerFigures.class);
    }
    return ExitCode.OK;
  }
}
