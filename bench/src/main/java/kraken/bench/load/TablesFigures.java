package kraken.bench.load;

import org.jspecify.annotations.Nullable;

/**
 * What one table costs while many are open. Times are from request to answer.
 *
 * @param database the address without password; null for a file in a folder
 * @param kilobytesPerTable heap of a table with a game under way and no socket
 * @param open the time to open a table and start its game
 * @param list the time to read the public lists
 * @param mine the time to read the tables of one person
 * @param startSeconds from the start of a server's process to its first answer to a move
 */
public record TablesFigures(
    int tables,
    @Nullable String database,
    double kilobytesPerTable,
    Times open,
    Times move,
    Times list,
    Times mine,
    double startSeconds) {

  /** The median and the 99th percentile, in milliseconds. */
  public record Times(double p50, double p99) {

    static Times of(Latencies latencies) {
      return new Times(latencies.millis(0.5), latencies.millis(0.99));
    }
  }
}
