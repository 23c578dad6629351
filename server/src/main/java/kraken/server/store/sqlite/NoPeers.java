package kraken.server.store.sqlite;

import java.io.IOException;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import kraken.server.store.db.Peers;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Statements;
import kraken.server.store.db.SweepSchedule;
import kraken.tables.Person;
import kraken.tables.log.Journal;

/** There are no other servers: the lock on the folder keeps them out. */
final class NoPeers implements Peers {

  private final FolderLock lock;

  NoPeers(FolderLock lock) {
    this.lock = lock;
  }

  @Override
  public boolean isShared() {
    return false;
  }

  @Override
  public long announce(Statements statements, Collection<String> tables) {
    return 0;
  }

  /** A commit to a local file that has failed has not happened. */
  @Override
  public boolean hasCommitted(Statements statements, long transaction) {
    return false;
  }

  @Override
  public void listen(Journal.Listener listener, Reader reader) {
    // no other server writes
  }

  @Override
  public CompletableFuture<List<Person>> watchersElsewhere(String table) {
    return CompletableFuture.completedFuture(List.of());
  }

  @Override
  public void tellConnected(String table) {
    // no other server wants to know
  }

  @Override
  public void askConnected(String table) {
    // no other server could answer
  }

  @Override
  public InstantSource clock(InstantSource own, Reader reader) {
    return own;
  }

  @Override
  public SweepSchedule sweepSchedule(DataSource source, InstantSource clock, Runnable work) {
    return SweepSchedule.alone(work);
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException ignored) {
      // the system releases it when the process ends
    }
  }
}
