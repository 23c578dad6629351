package kraken.tables.log;

/**
 * A line of a table's log.
 *
 * @param number 1 for the first, then one more each time
 * @param at milliseconds since 1970
 * @param command {@code person/request}, the command that has caused it; empty where the table
 *     acted by itself
 */
public record Entry(long number, long at, String command, Fact fact) {

  /** The id of the person who gave the command; empty where the table acted by itself. */
  public String by() {
    return command.substring(0, Math.max(0, command.indexOf('/')));
  }

  public Entry with(Fact other) {
    return new Entry(number, at, command, other);
  }
}
