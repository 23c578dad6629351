package kraken.tables.live;

import java.util.List;
import java.util.Map;
import kraken.tables.Person;
import kraken.tables.log.Journal;

/** Passes on what other servers do to those who have the table in memory. */
final class RemoteChanges implements Journal.Listener {

  private final Map<String, TableActor> actors;

  RemoteChanges(Map<String, TableActor> actors) {
    this.actors = actors;
  }

  @Override
  public void changed(String table) {
    TableActor actor = actors.get(table);
    if (actor != null) {
      actor.changed();
    }
  }

  @Override
  public void mayHaveMissedSomething() {
    actors.values().forEach(TableActor::changed);
  }

  @Override
  public List<Person> watching(String table) {
    TableActor actor = actors.get(table);
    return actor == null ? List.of() : actor.watching();
  }
}
