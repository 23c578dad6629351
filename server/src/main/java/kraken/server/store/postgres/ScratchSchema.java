package kraken.server.store.postgres;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.OptionalLong;
import java.util.UUID;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;

/** A new schema in a PostgreSQL, for benchmarks; closing it drops it. */
public final class ScratchSchema implements AutoCloseable {

  private final StoreLocation.Shared database;
  private final String schema = "kraken_bench_" + UUID.randomUUID().toString().substring(0, 8);
  private final Connection connection;

  private ScratchSchema(StoreLocation.Shared database, Connection connection) {
    this.database = database;
    this.connection = connection;
  }

  public static ScratchSchema in(StoreLocation.Shared database) throws UnusableStoreException {
    try {
      ScratchSchema scratch =
          new ScratchSchema(database, DriverManager.getConnection(database.address()));
      scratch.run("create schema " + scratch.schema);
      return scratch;
    } catch (SQLException refused) {
      throw new UnusableStoreException(
          "The database at "
              + database.shown()
              + " cannot be reached, or does not let this user create a schema.");
    }
  }

  /** The address of the schema, for servers. */
  public StoreLocation.Shared place() {
    String address = database.address();
    String more = address.contains("?") ? "&" : "?";
    return new StoreLocation.Shared(address + more + "currentSchema=" + schema);
  }

  /**
   * The id of the database's process for this connection; empty where it runs on another machine.
   */
  public OptionalLong process() {
    try (Statement statement = connection.createStatement();
        ResultSet row =
            statement.executeQuery(
                "select pg_backend_pid() where"
                    + " coalesce(inet_server_addr() = inet_client_addr(), true)")) {
      return row.next() ? OptionalLong.of(row.getLong(1)) : OptionalLong.empty();
    } catch (SQLException lost) {
      throw new IllegalStateException(lost);
    }
  }

  private void run(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  @Override
  public void close() {
    try (connection) {
      run("drop schema " + schema + " cascade");
    } catch (SQLException lost) {
      throw new IllegalStateException("the schema " + schema + " is left in the database", lost);
    }
  }
}
