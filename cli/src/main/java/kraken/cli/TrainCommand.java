package kraken.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import kraken.cli.arguments.LabOptions;
import kraken.cli.arguments.WholeNumberConverter;
import kraken.kit.Features;
import kraken.kit.Game;
import kraken.lab.Progress;
import kraken.lab.Share;
import kraken.lab.training.Comparison;
import kraken.lab.training.Trainer;
import kraken.lab.training.TrainingManner;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Learns how bots judge the positions of a game. */
@Command(
    name = "train",
    description =
        "Learn how bots judge the positions of a game, by letting them play against themselves. An"
            + " interrupted training goes on where it stopped.",
    separator = " ",
    abbreviateSynopsis = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./kraken train attack",
      "  ./kraken train attack --players 4 --games 20000 --seed 1"
    })
final class TrainCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Mixin private LabOptions lab = new LabOptions(1);

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumberConverter.OfGames.class,
      description = "How many games to learn from (default: 12000).")
  private long games = 12_000;

  @Option(
      names = "--widest",
      paramLabel = "N",
      converter = WholeNumberConverter.OfPositions.class,
      description =
          "How many positions of a level the search of a turn goes on from (default: 40); with"
              + " fewer it is quicker.")
  private long widest = TrainingManner.USUAL.widest();

  @Option(
      names = "--whims",
      paramLabel = "N",
      converter = WholeNumberConverter.OfPercent.class,
      description =
          "Of a hundred games, how many are played on a whim: one feature weighs more or less"
              + " than was learned, so that rare positions are met (default: 0).")
  private long whims = TrainingManner.USUAL.whims();

  @Option(
      names = "--replays",
      paramLabel = "N",
      converter = WholeNumberConverter.OfPercent.class,
      description =
          "How often the games of a batch are gone through, a few at a time, so that fewer games"
              + " teach as much (default: 0, once and all together).")
  private long replays = TrainingManner.USUAL.replays();

  @Option(
      names = "--compare",
      paramLabel = "N",
      converter = WholeNumberConverter.OfGames.class,
      description = "How many games compare the new weights with the old ones (default: 1000).")
  private long compared = 1000;

  @Option(
      names = "--project",
      paramLabel = "FOLDER",
      description =
          "The folder of the project, where the weights are kept (default: that of ./kraken).")
  private Path project = Path.of(System.getProperty("kraken.home", ""));

  @Override
  public Integer call() throws InterruptedException, IOException {
    Game<?, ?, ?, ?> played = lab.game();
    String game = lab.gameId();
    if (!Files.isDirectory(project.resolve("games").resolve(game))) {
      throw wrong("There is no folder games/" + game + " here; --project names the project's.");
    }
    for (int count : lab.counts()) {
      train(played, count);
    }
    return ExitCode.OK;
  }

  private <S, M, V, E> void train(Game<S, M, V, E> played, int count)
      throws InterruptedException, IOException {
    Features<S> features =
        played
            .features()
            .orElseThrow(
                () -> wrong("The bots of " + played.about().title() + " do not learn by weights."));
    TrainingManner manner = new TrainingManner((int) widest, (int) whims, (int) replays);
    String command =
        "./kraken train "
            + lab.gameId()
            + " --players "
            + count
            + " --games "
            + games
            + " --seed "
            + lab.seed()
            + manner.options();
    Trainer.Task task =
        new Trainer.Task(count, games, lab.seed(), manner, project, compared, command);
    PrintWriter err = spec.commandLine().getErr();
    try (InterruptHook _ =
            InterruptHook.answeredOn(err, "Interrupted: the same command goes on from here.");
        Progress progress = Progress.shown(lab.gameId() + " with " + count, games)) {
      tell(Trainer.train(played, features, task, lab.threads(), progress));
    }
  }

  private void tell(Trainer.Result result) {
    PrintWriter out = spec.commandLine().getOut();
    Comparison comparison = result.comparison();
    out.println("set      " + result.set());
    out.println("before   " + percent(comparison.before()) + (comparison.race() ? " is even" : ""));
    out.println("after    " + percent(comparison.after()));
    out.println("written  " + result.file());
    out.flush();
  }

  private static String percent(Share share) {
    return String.format(
        Locale.ROOT,
        "%.1f %% won (95 %% interval %.1f to %.1f %%)",
        100 * share.rate(),
        100 * share.interval().low(),
        100 * share.interval().high());
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}
