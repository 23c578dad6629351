package kraken.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import kraken.cli.arguments.SetupOptions;
import kraken.cli.arguments.WholeNumberConverter;
import kraken.kit.Game;
import kraken.kit.Setup;
import kraken.lab.Progress;
import kraken.lab.ladder.Ladder;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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

  @Mixin private SetupOptions lab = new SetupOptions(1);

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumberConverter.OfGames.class,
      description = "How many games each two levels play (default: 100).")
  private long games = 100;

  @Override
  public Integer call() throws InterruptedException {
    Game<?, ?, ?, ?> played = lab.game();
    Setup setup = lab.setup();
    PrintWriter err = spec.commandLine().getErr();
    try (InterruptHook _ = InterruptHook.answeredOn(err, "Interrupted: there is no ladder.");
        Progress progress = Progress.shown(lab.gameId(), Ladder.games(games))) {
      tell(Ladder.climbed(played, setup, games, lab.seed(), lab.threads(), progress));
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
