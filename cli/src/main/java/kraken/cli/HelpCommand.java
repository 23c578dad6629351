package kraken.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** Shows the help of a command, however deep: {@code help bench engine}. */
@Command(name = "help", description = "Show the help of a command.")
final class HelpCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "COMMAND", description = "The command, or nothing for all of them.")
  private List<String> path = new ArrayList<>();

  @Override
  public void run() {
    CommandLine shown = spec.root().commandLine();
    for (String word : path) {
      CommandLine next = shown.getSubcommands().get(word);
      if (next == null) {
        throw new UnmatchedArgumentException(shown, List.of(word));
      }
      shown = next;
    }
    shown.usage(spec.commandLine().getOut());
  }
}
