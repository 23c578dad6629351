package kraken.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;

/** Where everything is kept, brought up to date when it is opened. */
public final class Database implements AutoCloseable {

  private static final Duration A_MOMENT = Duration.ofSeconds(3);
  private static final Duration FOR_EVER = Duration.ofDays(36_500);

  private final Backend backend;
  private final HikariDataSource pool;
  private final Reader reader;
  private final Writer writer;
  private final Pulse pulse;
  private final InstantSource clock;
  private final StoreWatch watch;

  private Database(Backend backend, HikariDataSource pool, InstantSource own, StoreWatch watch)
      throws SQLException {
    this.backend = backend;
    this.watch = watch;
    this.pool = pool;
    this.reader = new Reader(Jdbi.create(pool));
    this.writer = Writer.started(pool, backend, watch);
    this.pulse = new Pulse(writer);
    this.clock = backend.clock(own, reader);
  }

  public static Database open(Place place) throws Unusable {
    return open(place, InstantSource.system(), StoreWatch.NOBODY);
  }

  /**
   * Opens it for a server.
   *
   * @param own the clock of this machine
   */
  public static Database open(Place place, InstantSource own, StoreWatch watch) throws Unusable {
    return switch (place) {
      case Place.Folder(Path folder) -> open(Sqlite.in(folder), own, watch);
      case Place.Shared(String address) -> open(new Postgres(address), own, watch);
    };
  }

  /** For those who only read: it makes nothing, neither in a folder nor in a database. */
  static void mustHaveTables(Place place) throws Unusable {
    switch (place) {
      case Place.Folder(Path folder) -> Sqlite.fileIn(folder);
      case Place.Shared(String address) -> mustHaveTables(new Postgres(address), place.shown());
    }
  }

  private static void mustHaveTables(Backend backend, String shown) throws Unusable {
    try (HikariDataSource pool = new HikariDataSource(backend.connections())) {
      if (migrations(pool, backend).info().current() == null) {
        throw new Unusable("There are no tables in the database at " + shown + ".");
      }
    } catch (FlywayException unfit) {
      throw new Unusable(backend.complaint());
    }
  }

  static Database open(Backend backend, InstantSource own, StoreWatch watch) throws Unusable {
    HikariDataSource pool = new HikariDataSource(backend.connections());
    try {
      migrations(pool, backend).migrate();
      return new Database(backend, pool, own, watch);
    } catch (FlywayException | SQLException unfit) {
      pool.close();
      backend.close();
      throw new Unusable(backend.complaint());
    }
  }

  private static Flyway migrations(HikariDataSource pool, Backend backend) {
    return Flyway.configure()
        .dataSource(pool)
        .locations(locations(backend).toArray(String[]::new))
        .placeholders(backend.words())
        .load();
  }

  private static List<String> locations(Backend backend) {
    List<String> locations = new ArrayList<>(backend.migrations());
    locations.add("classpath:kraken/server/store/migrations");
    return locations;
  }

  public SqlJournal journal() {
    return new SqlJournal(reader, writer, backend, watch);
  }

  public Persons persons() {
    return new Persons(reader, writer, backend.isShared() ? A_MOMENT : FOR_EVER);
  }

  public Listings listings() {
    return new Listings(reader, writer);
  }

  public Pulse pulse() {
    return pulse;
  }

  /** What time it is for all who use this database. */
  public InstantSource clock() {
    return clock;
  }

  /** From now on does this twice a second, on one of the servers that use this database. */
  public Rounds rounds(Runnable work) {
    return backend.rounds(pool, clock, work);
  }

  /** How many writes wait for their commit. */
  public int waiting() {
    return writer.waiting();
  }

  /** What was accepted is committed first. */
  @Override
  public void close() {
    writer.close();
    backend.close();
    pool.close();
  }
}
