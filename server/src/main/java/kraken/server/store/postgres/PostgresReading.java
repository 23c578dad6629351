package kraken.server.store.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.Consumer;
import kraken.server.store.db.Damage;
import kraken.server.store.db.HashedLine;
import kraken.server.store.db.StoreReading;

/** Reads a PostgreSQL. */
public final class PostgresReading implements StoreReading {

  private static final int ROWS_AT_ONCE = 1_000;

  private final String address;

  public PostgresReading(String address) {
    this.address = address;
  }

  @Override
  public Connection connection() throws SQLException {
    Connection connection = DriverManager.getConnection(address);
    connection.setReadOnly(true);
    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    connection.setAutoCommit(false);
    return connection;
  }

  /** Its primary key stands in the place of trails, and it checks its pages by itself. */
  @Override
  public void inspect(Connection connection, Consumer<Damage> found) {}

  @Override
  public void readEntries(Connection connection, EntryListener entries, Consumer<Damage> found)
      throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.setFetchSize(ROWS_AT_ONCE);
      try (ResultSet rows =
          statement.executeQuery(
              "select table_id, " + HashedLine.COLUMNS + " from entry order by table_id, number")) {
        StoreReading.readRows(rows, entries);
      }
    }
  }
}
