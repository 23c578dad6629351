package kraken.server.store.sqlite;

import com.zaxxer.hikari.HikariConfig;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import kraken.server.store.db.Dialect;
import kraken.server.store.db.Entries;
import kraken.server.store.db.Statements;

/** How SQLite is spoken to. */
final class SqliteDialect implements Dialect {

  /**
   * FULL: a commit is on the disk when it returns, whatever happens to the machine. What is deleted
   * is overwritten: names that were taken out must not be found in the file. No key is made by the
   * database, and to ask for it would be another query after every row.
   */
  private static final String SETTINGS =
      "?journal_mode=WAL&synchronous=FULL&foreign_keys=true&busy_timeout=5000"
          + "&transaction_mode=IMMEDIATE&secure_delete=true&jdbc.get_generated_keys=false";

  private static final int READERS = 4;
  private static final int CHECKPOINT_PAGES = 2_000;
  private static final int PAGE = 4_096;
  private static final int CACHE_PAGES = 8_000;
  private static final Duration PATIENCE = Duration.ofSeconds(6);

  private final Path file;
  private final Trails trails;

  SqliteDialect(Path file, Trails trails) {
    this.file = file;
    this.trails = trails;
  }

  @Override
  public HikariConfig connections() {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:sqlite:" + file.toAbsolutePath() + SETTINGS);
    config.setMaximumPoolSize(READERS + 1);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE.toMillis());
    config.setInitializationFailTimeout(-1); // a broken file is told of by the migration
    return config;
  }

  /** Nothing is clustered any more: it made more pages to write, not fewer. */
  @Override
  public Map<String, String> placeholders() {
    return Map.of("clustered", "", "bytes", "blob", "instant", "text");
  }

  @Override
  public List<String> migrations() {
    return List.of("classpath:kraken/server/store/sqlite");
  }

  @Override
  public Entries entries() {
    return trails;
  }

  /**
   * A busy page is written back to its place once in a while, not after every few moves; and no
   * more is kept of what was written before: names that were taken out may stand there.
   */
  @Override
  public void prepare(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma wal_autocheckpoint = " + CHECKPOINT_PAGES);
      statement.execute("pragma journal_size_limit = " + CHECKPOINT_PAGES * PAGE);
      statement.execute("pragma cache_size = " + CACHE_PAGES);
    }
    trails.layAll(connection);
  }

  @Override
  public void beforeCommit(Statements statements) throws SQLException {
    trails.layOld(statements);
  }

  @Override
  public String complaint() {
    return "The file "
        + file
        + " is not one that this version can read, or there is no room on the disk to bring it up to date.";
  }
}
