package kraken.server.store.sqlite;

import com.zaxxer.hikari.HikariConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import kraken.server.store.db.Backend;
import kraken.server.store.db.Entries;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Statements;
import kraken.server.store.db.SweepSchedule;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.Person;
import kraken.tables.log.Journal;

/** One file in a folder, and one server that writes to it. */
public final class Sqlite implements Backend {

  public static final String FILE = "kraken.db";

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
  private static final int MOST_FRESH = 32_000;
  private static final Duration PATIENCE = Duration.ofSeconds(6);

  private final Path file;
  private final FolderLock lock;
  private final Trails trails;

  private Sqlite(Path file, FolderLock lock, Trails trails) {
    this.file = file;
    this.lock = lock;
    this.trails = trails;
  }

  public static Sqlite in(Path folder) throws UnusableStoreException {
    return in(folder, MOST_FRESH);
  }

  public static Sqlite in(Path folder, int mostFresh) throws UnusableStoreException {
    return new Sqlite(folder.resolve(FILE), FolderLock.on(folder), new Trails(mostFresh));
  }

  /** For those who must not make one. */
  public static Path fileIn(Path folder) throws UnusableStoreException {
    Path file = folder.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      throw new UnusableStoreException("There are no tables in the folder " + folder + ".");
    }
    return file;
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
  public Map<String, String> words() {
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
  public void settle(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("pragma wal_autocheckpoint = " + CHECKPOINT_PAGES);
      statement.execute("pragma journal_size_limit = " + CHECKPOINT_PAGES * PAGE);
      statement.execute("pragma cache_size = " + CACHE_PAGES);
    }
    trails.layAll(connection);
  }

  @Override
  public boolean isShared() {
    return false;
  }

  /** The lock on the folder has seen to it that there is nobody to tell. */
  @Override
  public long conclude(Statements statements, Collection<String> tables) throws SQLException {
    trails.layOld(statements);
    return 0;
  }

  /** Nothing stands between this process and the file: what has failed has not happened. */
  @Override
  public boolean hasCommitted(Statements statements, long transaction) {
    return false;
  }

  @Override
  public void listen(Journal.Listener ear, Reader reader) {
    // nobody else writes
  }

  @Override
  public CompletableFuture<List<Person>> elsewhere(String table) {
    return CompletableFuture.completedFuture(List.of());
  }

  @Override
  public InstantSource clock(InstantSource own, Reader reader) {
    return own;
  }

  @Override
  public SweepSchedule sweepSchedule(DataSource source, InstantSource clock, Runnable work) {
    return SweepSchedule.alone(work);
  }

  @Override
  public String complaint() {
    return "The file "
        + file
        + " is not one that this version can read, or there is no room on the disk to bring it up to date.";
  }

  @Override
  public void close() {
    try {
      lock.close();
    } catch (IOException ignored) {
      // the system takes it back when the process ends
    }
  }
}
