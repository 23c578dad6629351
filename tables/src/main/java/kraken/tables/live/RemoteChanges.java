package kraken.tables.live;

import java.util.List;
import java.util.Map;
import kraken.tables.Person;
import kraken.tables.log.Connected;
import kraken.tables.log.Journal;

/**
 * Tells the actors in memory that other servers have changed their tables. Called by threads of the
 * journal.
 */
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
    actors.values().forEach(TableActor::meetPeers);
  }

  @Override
  public Connected connected(String table) {
    TableActor actor = actors.get(table);
    return actor == null ? Connected.NOBODY : actor.connected();
  }

  @Override
  public void connectedElsewhere(String server, String table, Connected there) {
    TableActor actor = actors.get(table);
    if (actor != null) {
      actor.attendance().elsewhere(server, there);
    }
  }

  @Override
  public void lost(String server) {
    actors.values().forEach(actor -> actor.attendance().elsewhere(server, Connected.NOBODY));
  }

  @Override
  public List<Person> watching(String table) {
    TableActor actor = actors.get(table);
    return actor == null ? List.of() : actor.watching();
  }
}
