package kraken.cli;

import java.util.Set;
import kraken.cli.arguments.SimilarWord;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns an error in the usage of a command into one sentence that says what would be right. */
final class UsageError implements IParameterExceptionHandler {

  @Override
  public int handleParseException(ParameterException wrong, String[] args) {
    wrong.getCommandLine().getErr().println(sentence(wrong));
    return CommandLine.ExitCode.USAGE;
  }

  private static String sentence(ParameterException wrong) {
    return switch (wrong) {
      case UnmatchedArgumentException unknown -> unknown(unknown);
      case MissingParameterException missing -> missing(missing);
      case OverwrittenOptionException twice -> name(twice.getOverwritten()) + " is given twice.";
      case ParameterException unfit when unfit.getCause() instanceof TypeConversionException why ->
          origin(unfit) + " is " + why.getMessage() + ".";
      default -> String.valueOf(wrong.getMessage());
    };
  }

  private static String unknown(UnmatchedArgumentException unknown) {
    CommandSpec command = unknown.getCommandLine().getCommandSpec();
    String word = unknown.getUnmatched().getFirst();
    if (word.startsWith("-")) {
      String option = word.split("=", 2)[0];
      return no("option", option, command, command.optionsMap().keySet());
    }
    Set<String> subcommands = command.subcommands().keySet();
    return subcommands.isEmpty()
        ? command.qualifiedName() + " has no use for \"" + word + "\"; " + seeHelp(command)
        : no("command", word, command, subcommands);
  }

  private static String no(String kind, String word, CommandSpec command, Set<String> known) {
    String complaint = command.qualifiedName() + " has no " + kind + " \"" + word + "\"; ";
    return SimilarWord.to(word, known)
        .map(similar -> complaint + "did you mean \"" + similar + "\"?")
        .orElseGet(() -> complaint + seeHelp(command));
  }

  private static String missing(MissingParameterException missing) {
    CommandSpec command = missing.getCommandLine().getCommandSpec();
    ArgSpec argument = missing.getMissing().getFirst();
    return argument.isOption()
        ? name(argument) + " needs a value: " + name(argument) + " " + argument.paramLabel() + "."
        : command.qualifiedName() + " needs " + argument.paramLabel() + "; " + seeHelp(command);
  }

  /** Names the environment variable or file that a wrong value came from. */
  private static String origin(ParameterException unfit) {
    ArgSpec argument = unfit.getArgSpec();
    return unfit.getCommandLine().getDefaultValueProvider() instanceof ServerOptions options
        ? options.origin(argument, name(argument))
        : name(argument);
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }

  private static String seeHelp(CommandSpec command) {
    return "./" + command.qualifiedName() + " --help tells what it takes.";
  }
}
