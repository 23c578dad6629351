package kraken.tables.log;

import java.util.List;
import kraken.tables.Person;

/**
 * Who is connected to a table through one server.
 *
 * @param persons each once, those who sit first
 * @param unnamed how many connections have no person
 */
public record Connected(List<Person> persons, int unnamed) {

  public static final Connected NOBODY = new Connected(List.of(), 0);

  public Connected {
    persons = List.copyOf(persons);
  }
}
