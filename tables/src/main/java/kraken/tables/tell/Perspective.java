package kraken.tables.tell;

import java.util.List;
import kraken.kit.Audience;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Talk;
import kraken.tables.Stage;
import kraken.tables.model.Table;
import kraken.tables.model.TalkRights;
import org.jspecify.annotations.Nullable;

/**
 * How a viewer looks at a table: from some seats, or as a watcher. Viewers with equal perspectives
 * are told the same, so one message serves them all.
 *
 * @param talk what a watcher may say
 * @param last the number of the table's last entry
 * @param hidden the numbers of the entries that the viewer may not know of; numbers told to the
 *     viewer do not count them
 * @param borrowed the seat through whose eyes a watcher looks; null where there is none
 */
public record Perspective(
    Seats seats, Talk talk, long last, List<Long> hidden, @Nullable Seat borrowed) {

  /**
   * The perspective of a person.
   *
   * @param person the person's id; null for a viewer who is not signed in
   */
  public static Perspective of(Table table, @Nullable String person) {
    Seats seats = table.crew().of(person);
    Talk talk = seats.isEmpty() ? TalkRights.ofWatcher(table, person) : Talk.SILENT;
    return new Perspective(
        seats, talk, table.number(), table.hiddenFrom(person), borrowed(table, person));
  }

  /** After the game everything is open, so no eyes are lent. */
  static @Nullable Seat borrowed(Table table, @Nullable String person) {
    return table.stage() == Stage.PLAYING && table.crew().of(person).isEmpty()
        ? table.crew().lentEyes().borrowedBy(person)
        : null;
  }

  /** The number of the table's last entry as the viewer may be told it. */
  public long number() {
    return number(last);
  }

  /** The number of an entry as the viewer may be told it. */
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

  /** Which of the viewer's seats may hear an event. */
  Seats hearing(Audience audience) {
    return new Seats(seats.bits() & audience.seats().bits());
  }
}
