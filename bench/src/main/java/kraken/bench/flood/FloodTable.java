package kraken.bench.flood;

import static java.util.Locale.ROOT;

/** Writes what came of it for people, as a table that a document can show. */
public final class FloodTable {

  private FloodTable() {}

  public static String of(FloodFigures figures) {
    StringBuilder table = new StringBuilder();
    table.append(
        "| flood | honest answers | p50 ms | p99 ms | hostile tries | refused or cut off"
            + " | heap MB | process MB | well again after s |\n"
            + "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
    figures.parts().forEach(part -> table.append(row(part)));
    return table.append(summary(figures)).toString();
  }

  private static String row(FloodFigures.Part part) {
    return String.format(
        ROOT,
        "| %s | %,d | %.0f | %.0f | %,d | %,d | %d | %d | %.1f |%n",
        part.words(),
        part.answers().count(),
        part.answers().p50(),
        part.answers().p99(),
        part.tries(),
        part.refusals(),
        part.heap(),
        part.resident(),
        part.wellAfter());
  }

  private static String summary(FloodFigures figures) {
    return String.format(
        ROOT,
        "%,d players for %d minutes: %,d answers outside restarts, p50 %.0f ms, p99 %.0f ms;"
            + " %,d refused; they tried to connect again %,d times.%n"
            + "%d kills: ready again after %.1f s at most; the server fell %d times by itself"
            + " and logged %,d lines.%n"
            + "%,d commands were acknowledged: %,d lost, %,d doubled; %,d damages in the store.%n",
        figures.settings().players(),
        figures.settings().minutes(),
        figures.all().count(),
        figures.all().p50(),
        figures.all().p99(),
        figures.refused(),
        figures.reconnected(),
        figures.restarts().size() - figures.falls(),
        figures.restarts().stream().mapToDouble(Double::doubleValue).max().orElse(0),
        figures.falls(),
        figures.logged(),
        figures.kept().acknowledged(),
        figures.kept().lost(),
        figures.kept().doubled(),
        figures.kept().damaged());
  }
}
