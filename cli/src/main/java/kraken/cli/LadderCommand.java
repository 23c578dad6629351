package kraken.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import kraken.cli.arguments.ArgumentReader;
import kraken.cli.arguments.WholeNumberConverter;
import kraken.kit.Game;
import kraken.kit.Setup;
import kraken.lab.Progress;
import kraken.lab.ladder.Ladder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Rates the levels of bots. */
@Command(
    name = "ladder",
    description =
        "Rate all levels of bots at a game (Elo; medium is 0), by mirrored games of each two. A"
            + " crew plays against the game, which is rated too.",
    separator = " ",
    abbreviateSynopsis = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {"  ./kraken ladder rage --players 3 --games 100"})
final class LadderCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "Which game; ./kraken games lists them.")
  private String game;

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "How many play (default: as many as the game takes).")
  private @Nullable String players;

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumberConverter.OfGames.class,
      description = "How many games each two levels play (default: 100).")
  private long games = 100;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumberConverter.OfSeed.class,
      description = "What all luck follows from (default: 1).")
  private long seed = 1;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "A variant of the game, as often as there are; ./kraken games GAME lists them.")
  private List<String> options = new ArrayList<>();

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = WholeNumberConverter.OfThreads.class,
      description = "How many threads play (default: one for each core); the ratings are the same.")
  private long threads = Runtime.getRuntime().availableProcessors();

  @Override
  public Integer call() throws InterruptedException {
    ArgumentReader asked = new ArgumentReader(spec.commandLine());
    Game<?, ?, ?, ?> played = asked.game(game);
    Setup setup = asked.setup(played, players, options);
    PrintWriter err = spec.commandLine().getErr();
    try (InterruptHook _ = InterruptHook.answeredOn(err, "Interrupted: there is no ladder.");
        Progress progress = Progress.shown(game, Ladder.games(games))) {
      tell(Ladder.climbed(played, setup, games, seed, (int) threads, progress));
    }
    return ExitCode.OK;
  }

  private void tell(List<Ladder.Rung> rungs) {
    PrintWriter out = spec.commandLine().getOut();
    for (Ladder.Rung rung : rungs) {
      out.printf(
          Locale.ROOT,
          "%-9s%+5.0f (95 %% interval %+.0f to %+.0f)%n",
          rung.name(),
          rung.rating(),
          rung.interval().low(),
          rung.interval().high());
    }
    out.flush();
  }
}
