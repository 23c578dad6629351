package kraken.tables.log;

import java.nio.charset.StandardCharsets;
import kraken.tables.Saying;

/**
 * A line of a table's log.
 *
 * @param number 1 for the first, then one more each time
 * @param at milliseconds since 1970
 * @param command {@code person/request}, the command that has caused it; empty where the table
 *     acted by itself
 */
public record Entry(long number, long at, String command, Fact fact) {

  /** What an entry has besides words and moves, such as its fields' names. */
  private static final int FRAME = 120;

  /** The id of the person who gave the command; empty where the table acted by itself. */
  public String by() {
    return command.substring(0, Math.max(0, command.indexOf('/')));
  }

  /** About how many bytes it has where it is stored. */
  public int bytes() {
    String text =
        switch (fact) {
          case Fact.Said(var _, var _, Saying.Words(String words)) -> words;
          case Fact.Played(var _, String move) -> move;
          default -> "";
        };
    return FRAME + command.length() + text.getBytes(StandardCharsets.UTF_8).length;
  }

  public Entry with(Fact other) {
    return new Entry(number, at, command, other);
  }
}
