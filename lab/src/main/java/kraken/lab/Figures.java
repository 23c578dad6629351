package kraken.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import kraken.bots.Level;
import kraken.json.OmitNull;
import org.jspecify.annotations.Nullable;

/**
 * A report for programs, as JSON. It has wins where a crew plays and sides where sides do; it has
 * parts where seats differ, and events and drama where they were asked for.
 *
 * @param thinking in milliseconds, by level
 */
@OmitNull
public record Figures(
    String game,
    int players,
    SortedMap<String, String> options,
    List<String> bots,
    boolean mirror,
    long games,
    long seed,
    long movesPerSecond,
    @Nullable Share wins,
    List<SeatFigures> seats,
    @Nullable SortedMap<String, Share> sides,
    @Nullable SortedMap<String, PartResult> parts,
    SortedMap<String, PartResult> levels,
    Lengths moves,
    Lengths turns,
    SortedMap<String, Long> endings,
    @Nullable SortedMap<String, Long> events,
    @Nullable Drama drama,
    SortedMap<String, ThinkingTimes.Times> thinking) {

  /** The results of a seat; points only in a race. */
  @OmitNull
  public record SeatFigures(Share wins, @Nullable Double meanPoints) {}

  public static Figures of(Report report) {
    Experiment experiment = report.experiment();
    Findings findings = report.findings();
    Standing standing = findings.standing();
    return new Figures(
        experiment.game().about().id(),
        experiment.setup().players(),
        experiment.setup().settings().values(),
        experiment.bots().stream().map(Level::word).toList(),
        experiment.mirror(),
        experiment.games(),
        experiment.seed(),
        report.movesPerSecond(),
        standing instanceof Standing.Crew(Share wins) ? wins : null,
        seats(findings),
        standing instanceof Standing.Sides(SortedMap<String, Share> sides) ? sides : null,
        findings.parts().isEmpty() ? null : findings.parts(),
        findings.levels(),
        findings.moves(),
        findings.turns(),
        findings.endings(),
        experiment.events() ? findings.events() : null,
        findings.drama(),
        thinking(report));
  }

  private static List<SeatFigures> seats(Findings findings) {
    List<SeatFigures> seats = new ArrayList<>();
    for (int i = 0; i < findings.seats().size(); i++) {
      Double points =
          findings.standing() instanceof Standing.Race(List<Standing.SeatResult> results)
              ? results.get(i).meanPoints()
              : null;
      seats.add(new SeatFigures(findings.seats().get(i), points));
    }
    return seats;
  }

  private static SortedMap<String, ThinkingTimes.Times> thinking(Report report) {
    SortedMap<String, ThinkingTimes.Times> thinking = new TreeMap<>();
    report.thinking().forEach((level, times) -> thinking.put(level.word(), times));
    return thinking;
  }
}
