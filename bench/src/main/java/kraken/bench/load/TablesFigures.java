package kraken.bench.load;

import org.jspecify.annotations.Nullable;

/**
 * What one table costs where many are open. Times are in milliseconds, the middle one and the one
 * that 99 of 100 do not exceed, from request to answer.
 *
 * @param database as it may be shown; null for a file in a folder
 * @param kilobytesPerTable of heap, for a table with a game under way and nobody connected
 * @param open a table and start its game
 * @param list the tables that anybody may find
 * @param mine the tables of one person
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

  /** Of many, in milliseconds. */
  public record Times(double p50, double p99) {

    static Times of(Latencies latencies) {
      return new Times(latencies.millis(0.5), latencies.millis(0.99));
    }
  }
}
