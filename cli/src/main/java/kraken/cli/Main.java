package kraken.cli;

import java.util.Map;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The main class behind ./kraken, with the list of commands. Exit codes: 0 done, 1 failed, 2 wrong
 * usage.
 */
@Command(
    name = "kraken",
    header =
        "Kraken board games: played in the browser, with players that think, and a lab for both.%n",
    synopsisSubcommandLabel = "COMMAND",
    versionProvider = Version.class,
    subcommands = {
      ServeCommand.class,
      BackupCommand.class,
      CheckCommand.class,
      CopyCommand.class,
      VerifyCommand.class,
      GamesCommand.class,
      SimulateCommand.class,
      LadderCommand.class,
      TrainCommand.class,
      BenchCommand.class,
      RehearseCommand.class,
      LauncherCommand.Dev.class,
      LauncherCommand.Test.class,
      LauncherCommand.Format.class,
      LauncherCommand.Mutants.class,
      LauncherCommand.Sbom.class,
      HelpCommand.class
    },
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./kraken serve",
      "  ./kraken games attack",
      "  ./kraken simulate attack --players 4 --bots medium --games 10000",
      "  ./kraken bench engine --quick",
      "  ./kraken help simulate"
    })
public final class Main implements Runnable {

  private static final int HELP_WIDTH = 100;

  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help.")
  boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version.")
  boolean version;

  private Main() {}

  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return commandLine(System.getenv());
  }

  static CommandLine commandLine(Map<String, String> environment) {
    CommandLine kraken =
        new CommandLine(new Main())
            .setUsageHelpWidth(HELP_WIDTH)
            .setExpandAtFiles(false)
            .setExecutionStrategy(Main::execute)
            .setParameterExceptionHandler(new UsageError())
            .setExecutionExceptionHandler(new FailureReport());
    CommandLine serve = Objects.requireNonNull(kraken.getSubcommands().get("serve"));
    serve.setDefaultValueProvider(new ServerOptions(environment));
    return kraken;
  }

  /** Refuses unknown commands. With --help picocli accepts them: {@code kraken nonsense --help}. */
  private static int execute(ParseResult parsed) {
    ParseResult last = parsed;
    while (last.hasSubcommand()) {
      last = last.subcommand();
    }
    if (!last.unmatched().isEmpty()) {
      throw new UnmatchedArgumentException(last.commandSpec().commandLine(), last.unmatched());
    }
    return new RunLast().execute(parsed);
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
