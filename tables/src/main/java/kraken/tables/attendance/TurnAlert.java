package kraken.tables.attendance;

import java.util.List;
import kraken.tables.Person;

/**
 * That a game waits for persons who are not at its table. Where several seats are asked together it
 * is about all of them alike, whether they have answered or not.
 *
 * @param together whether several seats are asked at once
 * @param absent the persons at the seats that are asked, those who are here left out
 */
public record TurnAlert(String table, String game, boolean together, List<Person> absent) {

  public TurnAlert {
    absent = List.copyOf(absent);
  }
}
