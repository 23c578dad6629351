package kraken.lab.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import kraken.bots.Level;
import kraken.kit.Setup;
import kraken.lab.DiceDuel;
import kraken.lab.Experiment;
import kraken.lab.Findings;
import kraken.lab.Progress;
import kraken.lab.Report;
import kraken.lab.Simulation;
import kraken.lab.ThinkingTimes;
import org.junit.jupiter.api.Test;

class HtmlReportTest {

  @Test
  void aPageHasAPlotForEverythingAndNeedsNoNet() throws InterruptedException {
    DiceDuel duel = new DiceDuel();
    List<Level> bots = List.of(Level.RANDOM, Level.MEDIUM);
    Experiment experiment = new Experiment(duel, Setup.standard(duel, 2), bots, 40, 1, false, true);
    ThinkingTimes times = new ThinkingTimes();
    Findings findings =
        Simulation.run(experiment, new Simulation.Extras(true, null, times), 2, Progress.silent());
    Report report = new Report(experiment, findings, Duration.ofSeconds(1), times.times());

    String page = HtmlReport.of(List.of(report, report));

    assertThat(page)
        .startsWith("<!doctype html>")
        .contains(
            "Dice Duel", "Wins by seat", "Wins by level", "How games ended", "Moves in a game")
        .contains("Comebacks", "What luck decides")
        .doesNotContain("<script", "http:", "https:")
        .endsWith("</html>\n");
    assertThat(page.split("<figure>")).hasSize(2 * 6 + 1);
  }

  @Test
  void namesCannotBreakThePage() {
    assertThat(new BarPlot("<b>").add("\"&\"", 0.5).html())
        .contains("&lt;b&gt;", "&quot;&amp;&quot;", "50.0 %");
  }
}
