package kraken.cli;

import java.util.concurrent.Callable;
import kraken.bench.load.Rehearsal;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * The launcher runs this after a build while the JVM records its classes, so that servers start
 * faster.
 */
@Command(
    name = "rehearse",
    hidden = true,
    description = "Play for some seconds at a server that nobody else sees.")
final class RehearseCommand implements Callable<Integer> {

  private static final long SECONDS = 8;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws Exception {
    spec.commandLine().getOut().printf("%d moves%n", Rehearsal.play(SECONDS));
    return ExitCode.OK;
  }
}
