package kraken.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import kraken.bench.MeasurementFailedException;
import kraken.bench.flood.FloodBench;
import kraken.bench.flood.FloodFigures;
import kraken.bench.flood.FloodSettings;
import kraken.bench.flood.FloodTable;
import kraken.cli.arguments.WholeNumberConverter;
import kraken.server.store.db.UnusableStoreException;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Imitates a public server under floods and kills. */
@Command(
    name = "public",
    description = {
      "Imitate a public server with 128 MB of heap: honest players at tables with bots, every flood in"
          + " turn, and kills.",
      "Ends with status 1 where anything that was acknowledged is lost or doubled. Needs Linux."
    },
    separator = " ",
    sortOptions = false)
final class BenchPublicCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--minutes",
      paramLabel = "T",
      converter = WholeNumberConverter.OfMinutes.class,
      description = "How long in all (default: 30).")
  private long minutes = 30;

  @Option(
      names = "--players",
      paramLabel = "N",
      converter = WholeNumberConverter.OfPlayers.class,
      description = "How many honest players, two at each table (default: 100).")
  private long players = 100;

  @Option(
      names = "--kills",
      paramLabel = "N",
      converter = WholeNumberConverter.OfKills.class,
      description = "How often the server is killed, once in each part of the time (default: 10).")
  private long kills = FloodBench.PARTS;

  @Override
  public Integer call()
      throws IOException, InterruptedException, MeasurementFailedException, UnusableStoreException {
    FloodSettings settings = new FloodSettings(minutes, (int) players, (int) kills);
    FloodFigures figures = FloodBench.run(settings, spec.commandLine().getErr()::println);
    PrintWriter out = spec.commandLine().getOut();
    out.print(FloodTable.of(figures));
    out.flush();
    return figures.kept().isAll() ? ExitCode.OK : ExitCode.SOFTWARE;
  }
}
