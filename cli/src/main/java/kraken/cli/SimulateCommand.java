package kraken.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import kraken.bots.Level;
import kraken.cli.arguments.ArgumentReader;
import kraken.cli.arguments.BotNames;
import kraken.cli.arguments.ResultFile;
import kraken.cli.arguments.SetupOptions;
import kraken.cli.arguments.WholeNumberConverter;
import kraken.kit.Game;
import kraken.kit.Setup;
import kraken.lab.Experiment;
import kraken.lab.Figures;
import kraken.lab.Findings;
import kraken.lab.GameFile;
import kraken.lab.Progress;
import kraken.lab.Report;
import kraken.lab.Simulation;
import kraken.lab.Summary;
import kraken.lab.ThinkingTimes;
import kraken.lab.VariedFigures;
import kraken.lab.pages.HtmlReport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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
      "  ./kraken simulate rage --players 3 --bots strong,medium,medium --mirror --games 300",
      "  ./kraken simulate attack --vary whirlpools=0,2,4 --report whirlpools.html",
      "  ./kraken simulate attack --seed 42 --json results.json --ndjson games.ndjson"
    })
final class SimulateCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Mixin
  private SetupOptions lab =
      new SetupOptions(new SecureRandom().nextLong(WholeNumberConverter.OfSeed.MOST));

  @Option(
      names = "--bots",
      paramLabel = "NAME[,NAME...]",
      completionCandidates = BotNames.class,
      description =
          "Who plays: ${COMPLETION-CANDIDATES}; one for all seats or one for each"
              + " (default: medium).")
  private String bots = Level.MEDIUM.word();

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumberConverter.OfGames.class,
      description = "How many games (default: 1000).")
  private long games = 1000;

  @Option(
      names = "--events",
      description =
          "Count what happened in the games, too: each kind of event, by ship or the like.")
  private boolean events;

  @Option(
      names = "--mirror",
      description =
          "Play each sea once for each seat, with the bots one seat further each time, so that"
              + " neither seats nor luck decide between levels.")
  private boolean mirror;

  @Option(
      names = "--vary",
      paramLabel = "NAME=VALUE,VALUE...",
      description = "Play as many games with each of these values of an option.")
  private @Nullable String vary;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the results to this file too.")
  private @Nullable Path json;

  @Option(
      names = "--ndjson",
      paramLabel = "FILE",
      description = "Write every game to this file, a line of JSON each, with all moves and draws.")
  private @Nullable Path ndjson;

  @Option(
      names = "--report",
      paramLabel = "FILE.html",
      description = "Write a page with plots to this file; any browser opens it.")
  private @Nullable Path report;

  @Override
  public Integer call() throws InterruptedException, IOException {
    ArgumentReader asked = new ArgumentReader(spec.commandLine());
    Game<?, ?, ?, ?> played = lab.game();
    List<Setup> setups = lab.setups(vary);
    List<Level> levels = asked.bots(bots, setups.getFirst().players());
    Optional<ResultFile> figures = asked.file(json);
    Optional<ResultFile> page = asked.file(report);
    Optional<ResultFile> lines = asked.file(ndjson);
    List<Report> reports = new ArrayList<>();
    try (Writer writer = lines.isPresent() ? lines.get().open() : Writer.nullWriter()) {
      for (Setup setup : setups) {
        Experiment experiment =
            new Experiment(played, setup, levels, games, lab.seed(), events, mirror);
        reports.add(tried(experiment, lines.isPresent() ? new GameFile(writer) : null));
        tell(reports.getLast());
      }
    }
    if (figures.isPresent()) {
      write(reports, figures.get());
    }
    if (page.isPresent()) {
      page.get().write(HtmlReport.of(reports));
    }
    return ExitCode.OK;
  }

  private static void write(List<Report> reports, ResultFile file) throws IOException {
    List<Figures> all = reports.stream().map(Figures::of).toList();
    if (all.size() == 1) {
      file.write(all.getFirst(), Figures.class);
    } else {
      file.write(new VariedFigures(all), VariedFigures.class);
    }
  }

  private Report tried(Experiment experiment, @Nullable GameFile file) throws InterruptedException {
    long began = System.nanoTime();
    PrintWriter err = spec.commandLine().getErr();
    ThinkingTimes times = new ThinkingTimes();
    Simulation.Extras extras = new Simulation.Extras(report != null, file, times);
    try (InterruptHook _ = InterruptHook.answeredOn(err, "Interrupted: there are no results.");
        Progress progress = Progress.shown(lab.gameId(), games)) {
      Findings findings = Simulation.run(experiment, extras, lab.threads(), progress);
      Duration elapsed = Duration.ofNanos(System.nanoTime() - began);
      return new Report(experiment, findings, elapsed, times.times());
    }
  }

  private void tell(Report told) {
    PrintWriter out = spec.commandLine().getOut();
    out.print(Summary.of(told));
    out.flush();
  }
}
