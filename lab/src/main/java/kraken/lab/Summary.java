package kraken.lab;

import static java.util.Locale.ROOT;
import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.SortedMap;
import kraken.bots.Level;

/** A report for people: a few lines, each with its name in front. */
public final class Summary {

  private final StringBuilder text = new StringBuilder();

  private Summary() {}

  public static String of(Report report) {
    Summary summary = new Summary();
    summary.addExperiment(report.experiment());
    summary.addStanding(report.findings().standing());
    summary.addParts(report.findings().parts());
    summary.addLevels(report.findings().levels());
    summary.addEndingsAndLengths(report.findings());
    summary.addEvents(report);
    summary.addSpeed(report);
    return summary.text.toString();
  }

  private void addExperiment(Experiment experiment) {
    line("game", experiment.game().about().title());
    line("players", Integer.toString(experiment.setup().players()));
    line("options", options(experiment.setup().settings().values()));
    line("bots", experiment.bots().stream().map(Level::word).collect(joining(", ")));
    String mirrored = experiment.mirror() ? ", mirrored" : "";
    line("games", String.format(ROOT, "%,d%s", experiment.games(), mirrored));
    line("seed", Long.toString(experiment.seed()));
  }

  private void addStanding(Standing standing) {
    switch (standing) {
      case Standing.Crew(Share wins) -> line("won", share(wins));
      case Standing.Race(List<Standing.SeatResult> seats) -> {
        for (int i = 0; i < seats.size(); i++) {
          line("seat " + i, seat(seats.get(i)));
        }
      }
      case Standing.Sides(SortedMap<String, Share> sides) ->
          sides.forEach((side, wins) -> line("side", side + " won " + share(wins)));
    }
  }

  private void addParts(SortedMap<String, PartResult> parts) {
    parts.forEach((part, result) -> line("part", part + " " + part(result)));
  }

  /** Only where levels compete. */
  private void addLevels(SortedMap<String, PartResult> levels) {
    if (levels.size() > 1) {
      levels.forEach((level, result) -> line("level", level + " " + part(result)));
    }
  }

  private void addEndingsAndLengths(Findings findings) {
    findings
        .endings()
        .forEach((ending, times) -> line("ended", String.format(ROOT, "%s %,d", ending, times)));
    line("moves", lengths(findings.moves()));
    line("turns", lengths(findings.turns()));
  }

  private void addEvents(Report report) {
    double games = report.experiment().games();
    report
        .findings()
        .events()
        .forEach((kind, times) ->
            line("event", String.format(ROOT, "%s %,d (%.2f a game)", kind, times, times / games)));
  }

  private void addSpeed(Report report) {
    double seconds = report.elapsed().toMillis() / 1000.0;
    line("speed", String.format(ROOT, "%,d moves/s (%.1f s)", report.movesPerSecond(), seconds));
    report.thinking().forEach((level, times) -> line("thinks", thinking(level, times)));
  }

  private static String thinking(Level level, ThinkingTimes.Times times) {
    return String.format(
        ROOT,
        "%s %.1f ms a choice (median), %.1f ms (p99), %.1f ms (worst)",
        level.word(),
        times.median(),
        times.p99(),
        times.worst());
  }

  private void line(String name, String what) {
    text.append(String.format(ROOT, "%-9s%s%n", name, what));
  }

  private static String options(SortedMap<String, String> values) {
    return values.entrySet().stream()
        .map(option -> option.getKey() + "=" + option.getValue())
        .collect(joining(", "));
  }

  private static String share(Share share) {
    return String.format(
        ROOT,
        "%,d (%.1f %%; 95 %% interval %.1f to %.1f %%)",
        share.count(),
        100 * share.rate(),
        100 * share.interval().low(),
        100 * share.interval().high());
  }

  private static String seat(Standing.SeatResult seat) {
    return String.format(ROOT, "%s, %.2f points", share(seat.wins()), seat.meanPoints());
  }

  private static String part(PartResult part) {
    return String.format(ROOT, "%,d seats, won %s", part.seats(), share(part.wins()));
  }

  private static String lengths(Lengths lengths) {
    return String.format(
        ROOT,
        "mean %.1f, p50 %,d, p90 %,d, max %,d",
        lengths.mean(),
        lengths.p50(),
        lengths.p90(),
        lengths.max());
  }
}
