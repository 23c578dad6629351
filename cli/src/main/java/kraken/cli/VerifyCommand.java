package kraken.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import kraken.json.Json;
import kraken.tables.log.Fact;
import kraken.tables.past.ExportedGame;
import kraken.tables.past.Flaw;
import kraken.tables.past.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.core.JacksonException;

/** Checks a game that was exported: its luck, its moves and their order. */
@Command(
    name = "verify",
    description = "Check the luck and the moves of an exported game; exit code 1 if it is forged.")
final class VerifyCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The file that the page or the server exported.")
  private Path file;

  @Override
  public Integer call() {
    ExportedGame game = read();
    Optional<Flaw> flaw = Verifier.check(game);
    PrintWriter out = spec.commandLine().getOut();
    out.println(flaw.map(VerifyCommand::complaint).orElseGet(() -> praise(game)));
    out.flush();
    return flaw.isPresent() ? ExitCode.SOFTWARE : ExitCode.OK;
  }

  private ExportedGame read() {
    try {
      return Json.read(Files.readString(file), ExportedGame.class);
    } catch (IOException unreadable) {
      throw wrong("There is no file " + file + " that can be read.");
    } catch (JacksonException unfit) {
      throw wrong(file + " is not an exported game.");
    }
  }

  private static String complaint(Flaw flaw) {
    return flaw.number() == 0 ? flaw.sentence() : "Entry " + flaw.number() + ": " + flaw.sentence();
  }

  private static String praise(ExportedGame game) {
    long draws =
        game.entries().stream().filter(entry -> entry.fact() instanceof Fact.Drawn).count();
    return "Everything is right: "
        + game.entries().size()
        + " entries, of which "
        + draws
        + " draws that follow from the promised secret.";
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}
