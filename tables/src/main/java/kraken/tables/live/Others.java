package kraken.tables.live;

import java.util.List;
import java.util.Map;
import kraken.tables.Person;
import kraken.tables.log.Journal;

/** Passes on what other servers do to those who have the table in memory. */
final class Others implements Journal.Ear {

  private final Map<String, Owner> owners;

  Others(Map<String, Owner> owners) {
    this.owners = owners;
  }

  @Override
  public void changed(String table) {
    Owner owner = owners.get(table);
    if (owner != null) {
      owner.changed();
    }
  }

  @Override
  public void mayHaveMissedSomething() {
    owners.values().forEach(Owner::changed);
  }

  @Override
  public List<Person> watching(String table) {
    Owner owner = owners.get(table);
    return owner == null ? List.of() : owner.watching();
  }
}
