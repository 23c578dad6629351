package kraken.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import kraken.cli.arguments.ArgumentReader;
import kraken.cli.arguments.WholeNumberConverter;
import kraken.kit.Game;
import kraken.lab.BotSpeed;
import kraken.lab.BotSpeedTable;
import kraken.shelf.Shelf;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures how fast strong bots think. */
@Command(
    name = "bots",
    description =
        "Measure strong bots at every game and number of players, on one core: the time of a choice,"
            + " and how much they search.",
    separator = " ")
final class BenchBotsCommand implements Callable<Integer> {

  /** The warm-up before takes this part of the measured time. */
  private static final int WARM_UP = 2;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      description = "Which game (default: all of them); ./kraken games lists them.")
  private @Nullable String game;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      converter = WholeNumberConverter.OfSeconds.class,
      description = "How long each number of players is measured (default: 4).")
  private long seconds = 4;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumberConverter.OfSeed.class,
      description = "What all luck follows from (default: 1).")
  private long seed = 1;

  @Override
  public Integer call() {
    List<Game<?, ?, ?, ?>> games =
        game == null ? Shelf.GAMES : List.of(new ArgumentReader(spec.commandLine()).game(game));
    PrintWriter err = spec.commandLine().getErr();
    List<BotSpeed> speeds = new ArrayList<>();
    try (InterruptHook _ = InterruptHook.answeredOn(err, "Interrupted: there are no figures.")) {
      games.forEach(measured -> measure(measured, speeds));
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(BotSpeedTable.of(speeds));
    out.flush();
    return ExitCode.OK;
  }

  private void measure(Game<?, ?, ?, ?> measured, List<BotSpeed> speeds) {
    Duration time = Duration.ofSeconds(seconds);
    int most = measured.about().mostPlayers();
    for (int players = measured.about().fewestPlayers(); players <= most; players++) {
      spec.commandLine().getErr().println(measured.about().title() + " with " + players);
      speeds.add(BotSpeed.of(measured, players, time.dividedBy(WARM_UP), time, seed));
    }
  }
}
