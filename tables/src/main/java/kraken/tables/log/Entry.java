package kraken.tables.log;

/**
 * A line of a table's log.
 *
 * @param number 1 for the first, then one more each time
 * @param at milliseconds since 1970
 * @param command the id of the command that it came from; empty where the table acted by itself
 */
public record Entry(long number, long at, String command, Fact fact) {

  public Entry with(Fact other) {
    return new Entry(number, at, command, other);
  }
}
