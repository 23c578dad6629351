package kraken.server.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import kraken.server.store.db.Dialect;
import kraken.server.store.db.Entries;
import kraken.server.store.db.HashMigration;
import kraken.server.store.db.StoreLocation;

/** The dialect of PostgreSQL. */
final class PostgresDialect implements Dialect {

  private static final int CONNECTIONS = 8;
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(3);
  private static final Duration LONGEST_SILENCE = Duration.ofSeconds(3);

  private final String address;

  PostgresDialect(String address) {
    this.address = address;
  }

  @Override
  public HikariConfig connections() {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(address);
    config.setMaximumPoolSize(CONNECTIONS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(LONGEST_WAIT.toMillis());
    config.setInitializationFailTimeout(-1);
    config.addDataSourceProperty("ApplicationName", "kraken");
    config.addDataSourceProperty("tcpKeepAlive", "true");
    config.addDataSourceProperty("connectTimeout", LONGEST_WAIT.toSeconds());
    config.addDataSourceProperty("socketTimeout", 5 * LONGEST_WAIT.toSeconds());
    return config;
  }

  @Override
  public Map<String, String> placeholders() {
    return Map.of("clustered", "", "bytes", "bytea", "instant", "timestamp with time zone");
  }

  @Override
  public List<String> migrations() {
    return List.of("classpath:kraken/server/store/postgres");
  }

  @Override
  public HashMigration hashMigration() {
    return new HashMigration("entry", List.of("table_id", "number"));
  }

  @Override
  public Entries entries() {
    return new KeyedEntries();
  }

  /**
   * Limits how long a transaction may be idle: a server that hangs inside one must not block the
   * others.
   */
  @Override
  public void prepare(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("set idle_in_transaction_session_timeout = " + LONGEST_SILENCE.toMillis());
      statement.execute("delete from last_commit where at < now() - interval '1 day'");
    }
  }

  @Override
  public String complaint() {
    return "The database at "
        + StoreLocation.shown(address)
        + " cannot be reached, or is not one that this version can read.";
  }
}
