package kraken.tables.decide;

import java.util.List;
import kraken.tables.Person;
import kraken.tables.Presence;

/** Who is at a table while a request is decided. */
public interface Attendees {

  /** The persons who watch the table or sit at it now. */
  List<Person> persons();

  /** Whether the person with this id is at the table. */
  Presence of(String person);

  /** When the request is decided, in milliseconds since 1970. */
  long now();
}
