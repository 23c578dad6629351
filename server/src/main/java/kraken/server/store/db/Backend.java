package kraken.server.store.db;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import kraken.tables.Person;
import kraken.tables.log.Journal;

/** What one kind of database needs beyond the SQL that all of them understand. */
public interface Backend extends AutoCloseable {

  /** How to connect. */
  HikariConfig connections();

  /** What the migrations leave open. */
  Map<String, String> words();

  /** Where its own migrations are, beside those that all kinds have in common. */
  List<String> migrations();

  /** How the logs are kept in it. */
  Entries entries();

  /** Whether other servers may use it at the same time. */
  boolean isShared();

  /** Prepares the one connection that writes, at the start and after every failure. */
  void settle(Connection connection) throws SQLException;

  /**
   * The last thing in a transaction, in which these tables have gone on.
   *
   * @return its number, among those of this server
   */
  long conclude(Statements statements, Collection<String> tables) throws SQLException;

  /**
   * What has become of the last transaction, whose commit has failed; waits while it is under way.
   */
  boolean hasCommitted(Statements statements, long transaction) throws SQLException;

  /** From now on tells of tables that other servers have written to. */
  void listen(Journal.Listener ear, Reader reader);

  /** Those who look at a table through other servers. */
  CompletableFuture<List<Person>> elsewhere(String table);

  /** The clock that all who use it go by, told by this machine's own. */
  InstantSource clock(InstantSource own, Reader reader);

  /** From now on does this twice a second, on one of the servers; until it is closed. */
  SweepSchedule sweepSchedule(DataSource source, InstantSource clock, Runnable work);

  /** What is wrong when it cannot be used, as a sentence for people. */
  String complaint();

  @Override
  void close();
}
