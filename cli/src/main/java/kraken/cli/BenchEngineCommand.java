package kraken.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import kraken.bench.EngineBench;
import kraken.bench.EngineBenchSettings;
import kraken.bench.EngineReport;
import kraken.bench.EngineTable;
import kraken.bench.MeasurementFailedException;
import kraken.cli.arguments.FiguresFile;
import kraken.cli.arguments.ResultFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures the speed of the rules. */
@Command(
    name = "engine",
    description =
        "Measure the rules of every game, on one core: moves/s in random play-outs and more.",
    separator = " ")
final class BenchEngineCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--quick",
      description = "A few seconds a game, and rougher figures, instead of a minute.")
  private boolean quick;

  @Mixin private FiguresFile figuresFile = new FiguresFile();

  @Override
  public Integer call() throws MeasurementFailedException, IOException {
    Optional<ResultFile> file = figuresFile.checked();
    EngineReport report = measured();
    tell(report);
    if (file.isPresent()) {
      file.get().write(report, EngineReport.class);
    }
    return ExitCode.OK;
  }

  private EngineReport measured() throws MeasurementFailedException {
    PrintWriter err = spec.commandLine().getErr();
    try (InterruptHook _ = InterruptHook.answeredOn(err, "Interrupted: there are no figures.")) {
      return EngineBench.run(
          quick ? EngineBenchSettings.QUICK : EngineBenchSettings.THOROUGH, err::println);
    }
  }

  private void tell(EngineReport report) {
    PrintWriter out = spec.commandLine().getOut();
    out.print(EngineTable.of(report));
    out.flush();
  }
}
