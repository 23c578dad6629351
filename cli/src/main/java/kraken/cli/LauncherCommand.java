package kraken.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that the launcher carries out by itself. It is declared here so that help lists it. */
abstract class LauncherCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    String command = "./" + spec.qualifiedName();
    spec.commandLine().getErr().println("Only the launcher itself can do this: " + command + ".");
    return ExitCode.SOFTWARE;
  }

  @Command(name = "dev", description = "Serve with live reload, while you work on the code.")
  static final class Dev extends LauncherCommand {}

  @Command(name = "test", description = "Build everything and run all tests.")
  static final class Test extends LauncherCommand {}

  @Command(name = "format", description = "Bring all Java sources into the one format.")
  static final class Format extends LauncherCommand {}

  @Command(name = "mutants", description = "Find changes of a game's rules that no test notices.")
  static final class Mutants extends LauncherCommand {}

  @Command(name = "sbom", description = "List all libraries (CycloneDX).")
  static final class Sbom extends LauncherCommand {}
}
