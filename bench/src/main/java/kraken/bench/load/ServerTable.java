package kraken.bench.load;

import static java.util.Locale.ROOT;

/** Figures as people read them. */
public final class ServerTable {

  private ServerTable() {}

  public static String of(ServerFigures row) {
    return String.format(
        ROOT,
        "%s, %,d tables of four, %d s, durable: %,.0f moves/s%n"
            + "  until the mover sees it      p50 %6.1f ms   p95 %6.1f ms   p99 %6.1f ms%n"
            + "  until the last of four does  p50 %6.1f ms   p95 %6.1f ms   p99 %6.1f ms%n"
            + "  %,d games ended; %,.0f kB of heap a table; %.0f %% of a core; %,d refused%n",
        row.game(),
        row.tables(),
        row.seconds(),
        row.movesPerSecond(),
        row.moverP50(),
        row.moverP95(),
        row.moverP99(),
        row.allP50(),
        row.allP95(),
        row.allP99(),
        row.games(),
        row.kilobytesPerTable(),
        100 * row.processor(),
        row.refused());
  }
}
