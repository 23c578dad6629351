package kraken.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import kraken.shelf.Shelf;
import kraken.tables.log.Fact;
import kraken.tables.model.Rulebooks;
import kraken.tables.past.ExportedGame;
import kraken.tables.past.Flaw;
import kraken.tables.past.SubmittedGame;
import kraken.tables.past.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks a game that was exported: its luck, its moves and their order. */
@Command(
    name = "verify",
    description = "Check the luck and the moves of an exported game; exit code 1 if it is forged.")
final class VerifyCommand implements Callable<Integer> {

  private static final Verifier VERIFIER = new Verifier(new Rulebooks(Shelf.GAMES));

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The file that the page or the server exported.")
  private Path file;

  @Override
  public Integer call() {
    return switch (SubmittedGame.in(text())) {
      case SubmittedGame.Game(ExportedGame game) -> tell(VERIFIER.flaw(game), () -> praise(game));
      case SubmittedGame.Unfit(Flaw flaw) when flaw.number() == 0 ->
          throw wrong(file + ": " + flaw.sentence());
      case SubmittedGame.Unfit(Flaw flaw) -> tell(Optional.of(flaw), () -> "");
    };
  }

  private int tell(Optional<Flaw> flaw, Supplier<String> praise) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(flaw.map(Flaw::told).orElseGet(praise));
    out.flush();
    return flaw.isPresent() ? ExitCode.SOFTWARE : ExitCode.OK;
  }

  private String text() {
    try {
      return Files.readString(file);
    } catch (CharacterCodingException _) {
      throw wrong(file + ": This is not an exported game.");
    } catch (IOException unreadable) {
      throw wrong("There is no file " + file + " that can be read.");
    }
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
