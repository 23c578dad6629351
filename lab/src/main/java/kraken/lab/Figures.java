package kraken.lab;

import java.util.List;
import java.util.SortedMap;
import kraken.bots.Level;
import kraken.json.OmitNull;
import org.jspecify.annotations.Nullable;

/**
 * A report for programs, as JSON. Of wins, seats and sides it has the one that fits the kind of
 * game; it has parts where seats differ, and events where they were counted.
 */
@OmitNull
public record Figures(
    String game,
    int players,
    SortedMap<String, String> options,
    List<String> bots,
    long games,
    long seed,
    long movesPerSecond,
    @Nullable Share wins,
    @Nullable List<Standing.SeatResult> seats,
    @Nullable SortedMap<String, Share> sides,
    @Nullable SortedMap<String, PartResult> parts,
    Lengths moves,
    Lengths turns,
    SortedMap<String, Long> endings,
    @Nullable SortedMap<String, Long> events) {

  public static Figures of(Report report) {
    Experiment experiment = report.experiment();
    Findings findings = report.findings();
    Standing standing = findings.standing();
    return new Figures(
        experiment.game().about().id(),
        experiment.setup().players(),
        experiment.setup().settings().values(),
        experiment.bots().stream().map(Level::word).toList(),
        experiment.games(),
        experiment.seed(),
        report.movesPerSecond(),
        standing instanceof Standing.Crew(Share wins) ? wins : null,
        standing instanceof Standing.Race(List<Standing.SeatResult> seats) ? seats : null,
        standing instanceof Standing.Sides(SortedMap<String, Share> sides) ? sides : null,
        findings.parts().isEmpty() ? null : findings.parts(),
        findings.moves(),
        findings.turns(),
        findings.endings(),
        experiment.events() ? findings.events() : null);
  }
}
