package kraken.tables.tell;

import java.util.List;
import kraken.kit.Audience;
import kraken.kit.Seats;
import kraken.kit.Talk;
import kraken.tables.model.Table;
import kraken.tables.model.TalkRights;
import org.jspecify.annotations.Nullable;

/**
 * How somebody looks at a table: with the eyes of some seats, or as a watcher. Whoever looks in the
 * same way is told the same, so one message serves them all.
 *
 * @param talk what a watcher may say
 * @param last the number of the table's last entry
 * @param hidden the entries that must not even be counted
 */
public record Perspective(Seats seats, Talk talk, long last, List<Long> hidden) {

  /**
   * How this person looks at the table.
   *
   * @param person null for somebody without a name
   */
  public static Perspective of(Table table, @Nullable String person) {
    Seats seats = table.crew().of(person);
    Talk talk = seats.isEmpty() ? TalkRights.ofWatcher(table, person) : Talk.SILENT;
    return new Perspective(seats, talk, table.number(), table.hiddenFrom(person));
  }

  /** The table's number as it may be told. */
  public long number() {
    return number(last);
  }

  /** The number of an entry as it may be told. */
  public long number(long entry) {
    long told = entry;
    for (long number : hidden) {
      told -= number <= entry ? 1 : 0;
    }
    return told;
  }

  boolean isWatcher() {
    return seats.isEmpty();
  }

  boolean hears(Audience audience) {
    return isWatcher() ? audience.watchers() : !hearing(audience).isEmpty();
  }

  /** Which of the seats hear it. */
  Seats hearing(Audience audience) {
    return new Seats(seats.bits() & audience.seats().bits());
  }
}
