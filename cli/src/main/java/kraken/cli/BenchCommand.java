package kraken.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Groups the benchmarks, which are its subcommands. */
@Command(
    name = "bench",
    description = "Measure speed, and how much a server can take: ./kraken bench --help lists it.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      BenchEngineCommand.class,
      BenchBotsCommand.class,
      BenchServerCommand.class,
      BenchTablesCommand.class,
      BenchPublicCommand.class
    })
final class BenchCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "kraken bench needs to know what to measure: ./kraken bench engine, ./kraken bench bots,"
            + " ./kraken bench server, ./kraken bench tables or ./kraken bench public.");
  }
}
