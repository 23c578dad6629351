package kraken.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import kraken.bench.load.TablesBench;
import kraken.bench.load.TablesFigures;
import kraken.bench.load.TablesTable;
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
import picocli.CommandLine.Spec;

/** Measures what one table costs while many are open. */
@Command(
    name = "tables",
    description =
        "Measure what one table costs where many are open: memory, and the time of opening, of a"
            + " move, of lists and of a start.",
    separator = " ",
    sortOptions = false)
final class BenchTablesCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--open",
      paramLabel = "N",
      converter = WholeNumberConverter.OfOpenTables.class,
      description = "How many tables are open, beside 500 to warm up (default: 1000).")
  private long open = 1_000;

  @Option(
      names = "--database",
      paramLabel = "ADDRESS",
      description =
          "A PostgreSQL to keep the tables in, as jdbc:postgresql://HOST/NAME, in a schema that is"
              + " gone afterwards; without it a file in a temporary folder.")
  private @Nullable String database;

  @Mixin private FiguresFile figuresFile = new FiguresFile();

  @Override
  public Integer call()
      throws IOException, InterruptedException, ExecutionException, UnusableStoreException {
    Optional<ResultFile> file = figuresFile.checked();
    TablesFigures figures = measured(shared());
    PrintWriter out = spec.commandLine().getOut();
    out.print(TablesTable.of(figures));
    out.flush();
    if (file.isPresent()) {
      file.get().write(figures, TablesFigures.class);
    }
    return ExitCode.OK;
  }

  private StoreLocation.@Nullable Shared shared() {
    return database == null ? null : new ArgumentReader(spec.commandLine()).database(database);
  }

  private TablesFigures measured(StoreLocation.@Nullable Shared shared)
      throws IOException, InterruptedException, ExecutionException, UnusableStoreException {
    return TablesBench.run((int) open, shared, spec.commandLine().getErr()::println);
  }
}
