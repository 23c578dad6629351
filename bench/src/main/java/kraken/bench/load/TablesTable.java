package kraken.bench.load;

import static java.util.Locale.ROOT;

import kraken.bench.load.TablesFigures.Times;

/** Writes the figures of many open tables for people. */
public final class TablesTable {

  private TablesTable() {}

  public static String of(TablesFigures row) {
    return String.format(
            ROOT,
            "%,d open tables on %s: %s of heap each; started again in %.1f s%n",
            row.tables(),
            row.database() == null ? "a file" : "PostgreSQL",
            Heap.shown(row.kilobytesPerTable(), 1),
            row.startSeconds())
        + line("open and start a table", row.open())
        + line("a move", row.move())
        + line("the list of tables", row.list())
        + line("my tables", row.mine());
  }

  private static String line(String what, Times times) {
    return String.format(
        ROOT, "  %-24s p50 %6.1f ms   p99 %6.1f ms%n", what, times.p50(), times.p99());
  }
}
