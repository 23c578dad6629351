package kraken.server.store.db;

import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import kraken.tables.Person;
import kraken.tables.log.Journal;

/** The other servers that use the same database, if there can be any. */
public interface Peers extends AutoCloseable {

  /** Whether other servers may use the database at the same time. */
  boolean isShared();

  /**
   * Announces, as part of the transaction, that these tables have gone on.
   *
   * @return the number of the transaction, among those of this server
   */
  long announce(Statements statements, Collection<String> tables) throws SQLException;

  /** Whether the last transaction, whose commit failed, was committed; waits while it is open. */
  boolean hasCommitted(Statements statements, long transaction) throws SQLException;

  /** Tells the listener from now on which tables other servers have written to. */
  void listen(Journal.Listener listener, Reader reader);

  /** The persons who watch the table through other servers. */
  CompletableFuture<List<Person>> watchersElsewhere(String table);

  /** Tells the other servers who is connected to the table here. */
  void tellConnected(String table);

  /** Asks the other servers who is connected to the table there. */
  void askConnected(String table);

  /**
   * The clock that all servers use.
   *
   * @param own the clock of this machine
   */
  InstantSource clock(InstantSource own, Reader reader);

  /** Runs the work twice a second on one of the servers, until the schedule is closed. */
  SweepSchedule sweepSchedule(DataSource source, InstantSource clock, Runnable work);

  @Override
  void close();
}
