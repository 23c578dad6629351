package kraken.server.store.db;

import com.zaxxer.hikari.HikariConfig;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** What one kind of database needs beyond the SQL that all of them understand. */
public interface Dialect {

  /**
   * Makes the database where there is none and this kind can make one.
   *
   * @param migrate brings the database with these settings to the present schema
   * @throws UnusableStoreException where something else is in its place
   */
  default void makeIfMissing(Consumer<HikariConfig> migrate)
      throws UnusableStoreException, IOException {}

  /** The settings of the connection pool. */
  HikariConfig connections();

  /** The values of the placeholders in the common migrations. */
  Map<String, String> placeholders();

  /** The locations of its own migrations, beside the common ones. */
  List<String> migrations();

  /** Computes the hashes of entries that are older than hashes. */
  HashMigration hashMigration();

  /** How this database stores logs. */
  Entries entries();

  /** Prepares the writer's connection, at the start and after every failure. */
  void prepare(Connection connection) throws SQLException;

  /** Adds statements to the transaction that the writer is about to commit. */
  default void beforeCommit(Statements statements) throws SQLException {}

  /** The sentence for people that says why the database cannot be used. */
  String complaint();
}
