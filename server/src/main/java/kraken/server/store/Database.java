package kraken.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;

/** One SQLite file in a folder, brought up to date when it is opened. */
public final class Database implements AutoCloseable {

  /** FULL: a commit is on the disk when it returns, whatever happens to the machine. */
  private static final String SETTINGS =
      "?journal_mode=WAL&synchronous=FULL&foreign_keys=true&busy_timeout=5000"
          + "&transaction_mode=IMMEDIATE";

  private static final int READERS = 4;

  private final FolderLock lock;
  private final HikariDataSource pool;
  private final Jdbi jdbi;
  private final Writer writer;

  private Database(FolderLock lock, HikariDataSource pool) {
    this.lock = lock;
    this.pool = pool;
    this.jdbi = Jdbi.create(pool);
    this.writer = Writer.started(pool);
  }

  public static Database open(Path folder) throws Unusable {
    FolderLock lock = FolderLock.on(folder);
    HikariDataSource pool = pool(folder.resolve("kraken.db"));
    try {
      migrate(pool);
      return new Database(lock, pool);
    } catch (FlywayException unfit) {
      pool.close();
      throw new Unusable(
          "The file " + folder.resolve("kraken.db") + " is not one that this version can read.");
    }
  }

  private static HikariDataSource pool(Path file) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:sqlite:" + file.toAbsolutePath() + SETTINGS);
    config.setMaximumPoolSize(READERS + 1);
    config.setMinimumIdle(1);
    config.setInitializationFailTimeout(-1); // a broken file is told of by the migration
    return new HikariDataSource(config);
  }

  private static void migrate(HikariDataSource pool) {
    Flyway.configure()
        .dataSource(pool)
        .locations("classpath:kraken/server/store/migrations")
        .placeholders(Map.of("clustered", "without rowid"))
        .load()
        .migrate();
  }

  public SqlJournal journal() {
    return new SqlJournal(jdbi, writer);
  }

  public Persons persons() {
    return new Persons(jdbi, writer);
  }

  public Listings listings() {
    return new Listings(jdbi, writer);
  }

  /** How many writes wait for their commit. */
  public int waiting() {
    return writer.waiting();
  }

  /** What was accepted is committed first. */
  @Override
  public void close() {
    writer.close();
    pool.close();
    try {
      lock.close();
    } catch (IOException ignored) {
      // the system takes it back when the process ends
    }
  }
}
