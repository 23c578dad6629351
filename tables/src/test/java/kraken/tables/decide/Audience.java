package kraken.tables.decide;

import java.util.List;
import java.util.Map;
import kraken.tables.Person;
import kraken.tables.Presence;
import kraken.tables.SampleTable;

/** Somebody watches, and everybody is there who is not said to be away. */
record Audience(Map<Person, Presence> absent, Person watcher) implements Attendees {

  Audience(Map<Person, Presence> absent) {
    this(absent, SampleTable.CARA);
  }

  @Override
  public List<Person> persons() {
    return List.of(SampleTable.ANNE, SampleTable.BEN, watcher);
  }

  @Override
  public Presence of(String person) {
    return absent.entrySet().stream()
        .filter(entry -> entry.getKey().id().equals(person))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(Presence.HERE);
  }

  @Override
  public long now() {
    return 0;
  }
}
