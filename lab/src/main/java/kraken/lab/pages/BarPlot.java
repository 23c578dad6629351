package kraken.lab.pages;

import static java.util.Locale.ROOT;

import java.util.ArrayList;
import java.util.List;
import kraken.lab.Interval;
import kraken.lab.Share;
import org.jspecify.annotations.Nullable;

/** A plot of rates as horizontal bars, with their intervals where they have one. */
final class BarPlot {

  private static final int NAME_WIDTH = 170;
  private static final int WIDTH = 420;
  private static final int TEXT_WIDTH = 190;
  private static final int ROW = 24;

  private final String title;
  private final List<Bar> bars = new ArrayList<>();

  private record Bar(String name, double rate, @Nullable Interval interval) {}

  BarPlot(String title) {
    this.title = title;
  }

  BarPlot add(String name, Share share) {
    bars.add(new Bar(name, share.rate(), share.interval()));
    return this;
  }

  BarPlot add(String name, double rate) {
    bars.add(new Bar(name, rate, null));
    return this;
  }

  String html() {
    StringBuilder html = new StringBuilder("<figure><figcaption>");
    html.append(Html.escaped(title)).append("</figcaption>\n");
    html.append(
        String.format(
            ROOT,
            "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">%n",
            NAME_WIDTH + WIDTH + TEXT_WIDTH,
            ROW * bars.size() + 4,
            Html.escaped(title)));
    for (int i = 0; i < bars.size(); i++) {
      html.append(row(bars.get(i), i * ROW));
    }
    return html.append("</svg></figure>\n").toString();
  }

  private static String row(Bar bar, int top) {
    double end = NAME_WIDTH + WIDTH * bar.rate;
    String row =
        String.format(
            ROOT,
            "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>"
                + "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"16\"/>%n",
            NAME_WIDTH - 8,
            top + 17,
            Html.escaped(bar.name),
            NAME_WIDTH,
            top + 4,
            end - NAME_WIDTH);
    return row + (bar.interval == null ? "" : whisker(bar.interval, top)) + value(bar, top);
  }

  private static String whisker(Interval interval, int top) {
    return String.format(
        ROOT,
        "<path d=\"M%.1f %dH%.1f\"/>%n",
        NAME_WIDTH + WIDTH * interval.low(),
        top + 12,
        NAME_WIDTH + WIDTH * interval.high());
  }

  private static String value(Bar bar, int top) {
    Interval interval = bar.interval;
    String text =
        interval == null
            ? String.format(ROOT, "%.1f %%", 100 * bar.rate)
            : String.format(
                ROOT,
                "%.1f %% (%.1f to %.1f)",
                100 * bar.rate,
                100 * interval.low(),
                100 * interval.high());
    return String.format(
        ROOT, "<text x=\"%d\" y=\"%d\">%s</text>%n", NAME_WIDTH + WIDTH + 8, top + 17, text);
  }
}
