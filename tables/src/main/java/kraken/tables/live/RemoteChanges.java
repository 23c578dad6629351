package kraken.tables.live;

import java.util.List;
import kraken.tables.Person;
import kraken.tables.log.Connected;
import kraken.tables.log.Journal;

/**
 * Tells the actors in memory that other servers have changed their tables. Called by threads of the
 * journal.
 */
final class RemoteChanges implements Journal.Listener {

  private final TableActors actors;

  RemoteChanges(TableActors actors) {
    this.actors = actors;
  }

  @Override
  public void changed(String table) {
    actors.inMemory(table).ifPresent(TableActor::changed);
  }

  @Override
  public void mayHaveMissedSomething() {
    actors.all().forEach(TableActor::changed);
    actors.all().forEach(TableActor::meetPeers);
  }

  @Override
  public Connected connected(String table) {
    return actors.inMemory(table).map(TableActor::connected).orElse(Connected.NOBODY);
  }

  @Override
  public void connectedElsewhere(String server, String table, Connected there) {
    actors.inMemory(table).ifPresent(actor -> actor.attendance().elsewhere(server, there));
  }

  @Override
  public void lost(String server) {
    actors.all().forEach(actor -> actor.attendance().elsewhere(server, Connected.NOBODY));
  }

  @Override
  public List<Person> watching(String table) {
    return actors.inMemory(table).map(TableActor::watching).orElse(List.of());
  }
}
