package kraken.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import kraken.bots.Level;
import kraken.kit.Game;
import kraken.kit.Setup;
import kraken.lab.Experiment;
import kraken.lab.Figures;
import kraken.lab.Findings;
import kraken.lab.Progress;
import kraken.lab.Report;
import kraken.lab.Simulation;
import kraken.lab.Summary;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lets bots play a game many times. */
@Command(
    name = "simulate",
    description = "Let bots play a game many times, and tell how it went.",
    separator = " ",
    abbreviateSynopsis = true,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./kraken simulate attack --players 4 --bots medium --games 10000",
      "  ./kraken simulate attack --players 2 --bots strong,easy --option whirlpools=2",
      "  ./kraken simulate bay --games 100 --events",
      "  ./kraken simulate attack --seed 42 --json results.json"
    })
final class SimulateCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "Which game; ./kraken games lists them.")
  private String game;

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "How many play (default: as many as the game takes).")
  private @Nullable String players;

  @Option(
      names = "--bots",
      paramLabel = "NAME[,NAME...]",
      completionCandidates = BotNames.class,
      description =
          "Who plays: ${COMPLETION-CANDIDATES}; one for all seats or one for each (default: medium).")
  private String bots = Level.MEDIUM.word();

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumberConverter.OfGames.class,
      description = "How many games (default: 1000).")
  private long games = 1000;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = WholeNumberConverter.OfSeed.class,
      description = "What all luck follows from (default: drawn, and told).")
  private long seed = new SecureRandom().nextLong(WholeNumberConverter.OfSeed.MOST);

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "A variant of the game, as often as there are; ./kraken games GAME lists them.")
  private List<String> options = new ArrayList<>();

  @Option(
      names = "--events",
      description =
          "Count what happened in the games, too: each kind of event, by ship or the like.")
  private boolean events;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the results to this file too.")
  private @Nullable Path json;

  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = WholeNumberConverter.OfThreads.class,
      description = "How many threads play (default: one for each core); the results are the same.")
  private long threads = Runtime.getRuntime().availableProcessors();

  @Override
  public Integer call() throws InterruptedException, IOException {
    ArgumentReader asked = new ArgumentReader(spec.commandLine());
    Game<?, ?, ?, ?> played = asked.game(game);
    Setup setup = asked.setup(played, players, options);
    List<Level> levels = asked.bots(bots, setup.players());
    Optional<JsonFile> file = asked.file(json);
    Report report = tried(new Experiment(played, setup, levels, games, seed, events));
    tell(report);
    if (file.isPresent()) {
      file.get().write(Figures.of(report), Figures.class);
    }
    return ExitCode.OK;
  }

  private Report tried(Experiment experiment) throws InterruptedException {
    long began = System.nanoTime();
    PrintWriter err = spec.commandLine().getErr();
    try (InterruptHook _ = InterruptHook.answeredOn(err, "Interrupted: there are no results.");
        Progress progress = Progress.shown(game, games)) {
      Findings findings = Simulation.run(experiment, (int) threads, progress);
      return new Report(experiment, findings, Duration.ofNanos(System.nanoTime() - began));
    }
  }

  private void tell(Report report) {
    PrintWriter out = spec.commandLine().getOut();
    out.print(Summary.of(report));
    out.flush();
  }
}
