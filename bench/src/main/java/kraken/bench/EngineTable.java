package kraken.bench;

import static java.util.Locale.ROOT;

/** Writes the figures of the engine as a table for people. */
public final class EngineTable {

  private EngineTable() {}

  public static String of(EngineReport report) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            ROOT,
            "%-8s %7s %12s %6s %11s %8s %11s%n",
            "game",
            "players",
            "moves/s",
            "+/-",
            "bytes/move",
            "view ns",
            "imagine ns"));
    report.figures().forEach(row -> text.append(line(row)));
    text.append("One core. A move is a seat's; set-ups and draws of the sea are in its time.\n");
    return text.toString();
  }

  private static String line(EngineFigures row) {
    return String.format(
        ROOT,
        "%-8s %7d %,12.0f %4.0f %% %,11.0f %,8.0f %,11.0f%n",
        row.game(),
        row.players(),
        row.movesPerSecond(),
        100 * row.movesPerSecondError() / row.movesPerSecond(),
        row.bytesPerMove(),
        row.viewNanos(),
        row.imagineNanos());
  }
}
