package kraken.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import kraken.server.store.alerts.SqlAlertStore;
import kraken.server.store.db.Backend;
import kraken.server.store.db.Reader;
import kraken.server.store.db.StoreListener;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.SweepSchedule;
import kraken.server.store.db.UnusableStoreException;
import kraken.server.store.db.WriteProbe;
import kraken.server.store.db.Writer;
import kraken.server.store.journal.SqlJournal;
import kraken.server.store.lists.SqlListings;
import kraken.server.store.lists.SqlPersons;
import kraken.server.store.postgres.Postgres;
import kraken.server.store.sqlite.Sqlite;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;

/**
 * The store of a server. Opening it migrates the database to the present schema. Safe for many
 * threads.
 */
public final class Database implements AutoCloseable {

  private static final Duration CACHED_WHEN_SHARED = Duration.ofSeconds(3);
  private static final Duration CACHED_WHEN_ALONE = Duration.ofDays(36_500);

  private final Backend backend;
  private final HikariDataSource pool;
  private final Reader reader;
  private final Writer writer;
  private final WriteProbe writeProbe;
  private final InstantSource clock;
  private final StoreListener listener;

  private Database(
      Backend backend, HikariDataSource pool, InstantSource own, StoreListener listener)
      throws SQLException {
    this.backend = backend;
    this.listener = listener;
    this.pool = pool;
    this.reader = new Reader(Jdbi.create(pool));
    this.writer = Writer.started(pool, backend, listener);
    this.writeProbe = new WriteProbe(writer);
    this.clock = backend.peers().clock(own, reader);
  }

  public static Database open(StoreLocation place) throws UnusableStoreException {
    return open(place, InstantSource.system(), StoreListener.NOBODY);
  }

  /**
   * Opens the database of a server.
   *
   * @param own the clock of this machine
   */
  public static Database open(StoreLocation place, InstantSource own, StoreListener listener)
      throws UnusableStoreException {
    return switch (place) {
      case StoreLocation.Folder(Path folder) -> open(Sqlite.in(folder), own, listener);
      case StoreLocation.Shared(String address) -> open(Postgres.at(address), own, listener);
    };
  }

  /**
   * Fails where the location has no tables, and creates nothing there: for commands that only read.
   */
  static void mustHaveTables(StoreLocation place) throws UnusableStoreException {
    switch (place) {
      case StoreLocation.Folder(Path folder) -> Sqlite.fileIn(folder);
      case StoreLocation.Shared(String address) ->
          mustHaveTables(Postgres.at(address), place.shown());
    }
  }

  private static void mustHaveTables(Backend backend, String shown) throws UnusableStoreException {
    try (HikariDataSource pool = new HikariDataSource(backend.dialect().connections())) {
      if (migrations(pool, backend).info().current() == null) {
        throw new UnusableStoreException("There are no tables in the database at " + shown + ".");
      }
    } catch (FlywayException unfit) {
      throw new UnusableStoreException(backend.dialect().complaint());
    }
  }

  static Database open(Backend backend, InstantSource own, StoreListener listener)
      throws UnusableStoreException {
    try {
      backend.dialect().makeIfMissing(fresh -> migrate(fresh, backend));
      return opened(backend, own, listener);
    } catch (FlywayException | SQLException | IOException unfit) {
      backend.close();
      throw new UnusableStoreException(backend.dialect().complaint());
    } catch (UnusableStoreException unfit) {
      backend.close();
      throw unfit;
    }
  }

  private static Database opened(Backend backend, InstantSource own, StoreListener listener)
      throws SQLException {
    HikariDataSource pool = new HikariDataSource(backend.dialect().connections());
    try {
      migrations(pool, backend).migrate();
      return new Database(backend, pool, own, listener);
    } catch (FlywayException | SQLException unfit) {
      pool.close();
      throw unfit;
    }
  }

  private static void migrate(HikariConfig fresh, Backend backend) {
    try (HikariDataSource pool = new HikariDataSource(fresh)) {
      migrations(pool, backend).migrate();
    }
  }

  private static Flyway migrations(HikariDataSource pool, Backend backend) {
    return Flyway.configure()
        .dataSource(pool)
        .locations(locations(backend).toArray(String[]::new))
        .placeholders(backend.dialect().placeholders())
        .javaMigrations(backend.dialect().hashMigration())
        .load();
  }

  private static List<String> locations(Backend backend) {
    List<String> locations = new ArrayList<>(backend.dialect().migrations());
    locations.add("classpath:kraken/server/store/migrations");
    return locations;
  }

  public SqlJournal journal() {
    return new SqlJournal(reader, writer, backend, listener);
  }

  public SqlPersons persons() {
    return new SqlPersons(
        reader, writer, backend.isShared() ? CACHED_WHEN_SHARED : CACHED_WHEN_ALONE);
  }

  public SqlListings listings() {
    return new SqlListings(reader, writer);
  }

  public SqlAlertStore alertStore() {
    return new SqlAlertStore(reader, writer);
  }

  public WriteProbe writeProbe() {
    return writeProbe;
  }

  /** The clock that all servers at this database use. */
  public InstantSource clock() {
    return clock;
  }

  /** Runs the work twice a second from now on, on one of the servers at this database. */
  public SweepSchedule sweepSchedule(Runnable work) {
    return backend.peers().sweepSchedule(pool, clock, work);
  }

  /** The number of writes that are not committed yet. */
  public int waiting() {
    return writer.waiting();
  }

  /** Commits all accepted writes first. */
  @Override
  public void close() {
    writer.close();
    backend.close();
    pool.close();
  }
}
