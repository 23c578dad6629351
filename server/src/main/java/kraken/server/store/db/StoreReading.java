package kraken.server.store.db;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.Consumer;

/** Reads a store as it is, in the way of one kind of database, and changes nothing. */
public interface StoreReading {

  /** A connection that sees the store as of one moment, also while servers write to it. */
  Connection connection() throws SQLException;

  /** Finds damage that only this kind of database can have. */
  void inspect(Connection connection, Consumer<Damage> found);

  /** Reads all entries there are; those of each table come by number. */
  void readEntries(Connection connection, EntryListener entries, Consumer<Damage> found)
      throws SQLException;

  /** Is given one entry after the other. */
  @FunctionalInterface
  interface EntryListener {
    void entry(String table, HashedLine line);
  }

  /** Gives all rows of a query that begins with the table and the columns of a line. */
  static void readRows(ResultSet rows, EntryListener entries) throws SQLException {
    while (rows.next()) {
      entries.entry(String.valueOf(rows.getString(1)), HashedLine.read(rows, 2));
    }
  }
}
