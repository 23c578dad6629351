package kraken.tables.decide;

import java.util.List;
import java.util.Map;
import kraken.tables.Person;
import kraken.tables.Presence;
import kraken.tables.SampleTable;

/** Cara watches, and everybody is there who is not said to be away. */
record Audience(Map<Person, Presence> absent) implements Attendees {

  @Override
  public List<Person> persons() {
    return List.of(SampleTable.ANNE, SampleTable.BEN, SampleTable.CARA);
  }

  @Override
  public Presence of(String person) {
    return absent.entrySet().stream()
        .filter(entry -> entry.getKey().id().equals(person))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(Presence.HERE);
  }
}
