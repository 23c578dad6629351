package kraken.lab.pages;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import kraken.lab.Drama;
import kraken.lab.Findings;
import kraken.lab.PartResult;
import kraken.lab.Report;
import kraken.lab.Share;
import kraken.lab.Standing;
import kraken.lab.Summary;

/** Reports as one page with plots. */
public final class HtmlReport {

  private static final String HEAD =
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Kraken Table: what the lab found</title>
      <style>
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #1b1f24; }
      pre { background: #f2efe6; padding: 0.8rem; overflow-x: auto; }
      figure { margin: 1.5rem 0; }
      figcaption { font-weight: 600; }
      svg { width: 100%; font: 14px system-ui, sans-serif; }
      svg rect { fill: #12626b; }
      svg path { stroke: #c8402f; stroke-width: 3; }
      </style>
      """;

  private final StringBuilder page = new StringBuilder(HEAD);

  private HtmlReport() {}

  public static String of(List<Report> reports) {
    HtmlReport report = new HtmlReport();
    for (Report one : reports) {
      report.add(one);
    }
    return report.page.append("</html>\n").toString();
  }

  private void add(Report report) {
    Findings findings = report.findings();
    page.append("<h1>").append(Html.escaped(report.experiment().game().about().title()));
    page.append("</h1>\n<pre>").append(Html.escaped(Summary.of(report))).append("</pre>\n");
    addStanding(findings);
    addParts("Wins by part", findings.parts());
    addParts("Wins by level", findings.levels());
    addEndings(findings, report.experiment().games());
    addLengths(report);
    Drama drama = findings.drama();
    if (drama != null) {
      addDrama(drama);
    }
  }

  private void addStanding(Findings findings) {
    switch (findings.standing()) {
      case Standing.Crew(Share wins) ->
          page.append(new BarPlot("Won by the crew").add("crew", wins).html());
      case Standing.Sides(SortedMap<String, Share> sides) -> {
        BarPlot plot = new BarPlot("Wins by side");
        sides.forEach(plot::add);
        page.append(plot.html());
      }
      case Standing.Race _ -> {}
    }
    BarPlot seats = new BarPlot("Wins by seat");
    for (int i = 0; i < findings.seats().size(); i++) {
      seats.add("seat " + i, findings.seats().get(i));
    }
    page.append(seats.html());
  }

  private void addParts(String title, SortedMap<String, PartResult> parts) {
    if (!parts.isEmpty()) {
      BarPlot plot = new BarPlot(title);
      parts.forEach((part, result) -> plot.add(part, result.wins()));
      page.append(plot.html());
    }
  }

  private void addEndings(Findings findings, long games) {
    BarPlot plot = new BarPlot("How games ended");
    findings.endings().forEach((ending, times) -> plot.add(ending, Share.of(times, games)));
    page.append(plot.html());
  }

  /** Lengths as parts of the longest game. */
  private void addLengths(Report report) {
    Findings findings = report.findings();
    double longest = findings.moves().max();
    page.append(
        new BarPlot("Moves in a game, as a part of the longest one with " + (int) longest)
            .add(named("mean", findings.moves().mean()), findings.moves().mean() / longest)
            .add(named("median", findings.moves().p50()), findings.moves().p50() / longest)
            .add(named("90th percentile", findings.moves().p90()), findings.moves().p90() / longest)
            .html());
  }

  private static String named(String name, double length) {
    return String.format(Locale.ROOT, "%s %.0f", name, length);
  }

  private void addDrama(Drama drama) {
    page.append(
        tenths("Comebacks: the lowest chance that a winner had on the way", drama.lowest()));
    String luck = String.format(Locale.ROOT, "%.0f %%", 100 * drama.meanLuck());
    page.append(
        tenths(
            "What luck decides: the sea brought " + luck + " of all changes of the chances",
            drama.luck()));
  }

  private static String tenths(String title, List<Double> shares) {
    BarPlot plot = new BarPlot(title);
    for (int i = 0; i < shares.size(); i++) {
      plot.add(10 * i + " to " + 10 * (i + 1) + " %", shares.get(i));
    }
    return plot.html();
  }
}
