package kraken.tables.told;

import java.util.List;
import kraken.tables.Person;
import kraken.tables.Presence;

/**
 * Who is at a table now, at any server. Everybody is told the same.
 *
 * @param seats by seat; {@code HERE} where no person holds it
 * @param watchers persons without a seat who look on: the first {@link #MOST_WATCHERS} of them
 * @param more how many others look on, those without a name among them
 */
public record AttendanceTold(List<Presence> seats, Presence host, List<Person> watchers, int more) {

  /** How many watchers are named. */
  public static final int MOST_WATCHERS = 12;

  public AttendanceTold {
    seats = List.copyOf(seats);
    watchers = List.copyOf(watchers);
  }
}
