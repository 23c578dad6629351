package kraken.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Map;
import kraken.tables.log.Journal;

/** What one kind of database needs beyond the SQL that all of them understand. */
interface Backend extends AutoCloseable {

  /** How to connect. */
  HikariConfig connections();

  /** What the migrations leave open. */
  Map<String, String> words();

  /** Prepares the one connection that writes. */
  void settle(Connection connection) throws SQLException;

  /** Tells other servers, when the transaction commits, that these tables have gone on. */
  void announce(Statements statements, Collection<String> tables) throws SQLException;

  /** From now on tells of tables that other servers have written to. */
  void listen(Journal.Ear ear);

  /** What is wrong when it cannot be used, as a sentence for people. */
  String complaint();

  @Override
  void close();
}
