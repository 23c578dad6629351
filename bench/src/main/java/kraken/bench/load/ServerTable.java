package kraken.bench.load;

import static java.util.Locale.ROOT;

/** Writes the figures of servers under load for people. */
public final class ServerTable {

  private ServerTable() {}

  public static String of(ServerFigures row) {
    return head(row) + times(row) + costs(row);
  }

  private static String head(ServerFigures row) {
    return String.format(
        ROOT,
        "%s, %,d tables of four, %s, %d s, durable: %,.0f moves/s%n",
        row.game(),
        row.tables(),
        where(row),
        row.seconds(),
        row.movesPerSecond());
  }

  private static String where(ServerFigures row) {
    if (row.database() == null) {
      return "1 server on a file";
    }
    return row.servers() == 1
        ? "1 server on PostgreSQL"
        : row.servers()
            + " servers on PostgreSQL, each table's four at "
            + (row.apart() ? "different ones" : "the same one");
  }

  private static String times(ServerFigures row) {
    return String.format(
        ROOT,
        "  until the mover sees it      p50 %6.1f ms   p95 %6.1f ms   p99 %6.1f ms%n"
            + "  until the last of four does  p50 %6.1f ms   p95 %6.1f ms   p99 %6.1f ms%n",
        row.moverP50(),
        row.moverP95(),
        row.moverP99(),
        row.allP50(),
        row.allP95(),
        row.allP99());
  }

  private static String costs(ServerFigures row) {
    return String.format(
        ROOT,
        "  processor time of a move: %s: %,.0f µs; database: %s%n"
            + "  %,d games ended; %s of heap a table; %.0f %% of a core; %,d refused%n",
        row.servers() == 1 ? "server" : "servers",
        row.serverMicros(),
        database(row),
        row.games(),
        Heap.shown(row.kilobytesPerTable(), 0),
        100 * row.processor(),
        row.refused());
  }

  private static String database(ServerFigures row) {
    if (row.database() == null) {
      return "in the server";
    }
    return row.databaseMicros() == null
        ? "not measured, it is on another machine"
        : String.format(ROOT, "%,.0f µs", row.databaseMicros());
  }
}
