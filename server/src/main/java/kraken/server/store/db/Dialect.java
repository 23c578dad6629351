package kraken.server.store.db;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;

/** What one kind of database needs beyond the SQL that all of them understand. */
public interface Dialect {

  /** How to connect. */
  HikariConfig connections();

  /** Words that the common migrations leave open. */
  Map<String, String> placeholders();

  /** Where its own migrations are, beside the common ones. */
  List<String> migrations();

  /** How logs are kept in it. */
  Entries entries();

  /** Prepares the writer's connection, at the start and after every failure. */
  void prepare(Connection connection) throws SQLException;

  /** Adds what belongs to the transaction that the writer is about to commit. */
  default void beforeCommit(Statements statements) throws SQLException {}

  /** What is wrong when the database cannot be used, as a sentence for people. */
  String complaint();
}
