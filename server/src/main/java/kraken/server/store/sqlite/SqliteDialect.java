package kraken.server.store.sqlite;

import com.zaxxer.hikari.HikariConfig;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import kraken.server.store.db.Dialect;
import kraken.server.store.db.Entries;
import kraken.server.store.db.HashMigration;
import kraken.server.store.db.Statements;
import kraken.server.store.db.UnusableStoreException;

/** The dialect of SQLite. */
final class SqliteDialect implements Dialect {

  /**
   * FULL: a commit is on the disk when it returns, whatever happens to the machine. secure_delete:
   * SQLite overwrites what is deleted, so that the file does not keep names that were taken out.
   * get_generated_keys: no key is generated, and asking would cost a query after every row.
   */
  private static final String SETTINGS =
      "?journal_mode=WAL&synchronous=FULL&foreign_keys=true&busy_timeout=5000"
          + "&transaction_mode=IMMEDIATE&secure_delete=true&jdbc.get_generated_keys=false";

  private static final int READERS = 4;
  private static final int CHECKPOINT_PAGES = 2_000;
  private static final int PAGE = 4_096;
  private static final int CACHE_PAGES = 8_000;
  private static final Duration LONGEST_WAIT = Duration.ofSeconds(6);

  private final Path file;
  private final Trails trails;

  SqliteDialect(Path file, Trails trails) {
    this.file = file;
    this.trails = trails;
  }

  @Override
  public void makeIfMissing(Consumer<HikariConfig> migrate)
      throws UnusableStoreException, IOException {
    StoreFile.makeIfMissing(file, path -> migrate.accept(connections(path)));
  }

  @Override
  public HikariConfig connections() {
    return connections(file);
  }

  private static HikariConfig connections(Path file) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:sqlite:" + file.toAbsolutePath() + SETTINGS);
    config.setMaximumPoolSize(READERS + 1);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(LONGEST_WAIT.toMillis());
    config.setInitializationFailTimeout(-1); // the migration reports a broken file
    return config;
  }

  /** Tables without rowid would make more pages to write. */
  @Override
  public Map<String, String> placeholders() {
    return Map.of("clustered", "", "bytes", "blob", "instant", "text");
  }

  @Override
  public List<String> migrations() {
    return List.of("classpath:kraken/server/store/sqlite");
  }

  @Override
  public HashMigration hashMigration() {
    return new HashMigration("placed_entry", List.of("place"));
  }

  @Override
  public Entries entries() {
    return trails;
  }

  /**
   * Checkpoints seldom, so that a busy page is not written back after every few moves. Keeps the
   * write-ahead log short, since it may hold names that were taken out.
   */
  @Override
  public void prepare(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma wal_autocheckpoint = " + CHECKPOINT_PAGES);
      statement.execute("pragma journal_size_limit = " + CHECKPOINT_PAGES * PAGE);
      statement.execute("pragma cache_size = " + CACHE_PAGES);
    }
    trails.saveAll(connection);
  }

  @Override
  public void beforeCommit(Statements statements) throws SQLException {
    trails.saveOld(statements);
  }

  @Override
  public String complaint() {
    return StoreFile.complaint(file);
  }
}
