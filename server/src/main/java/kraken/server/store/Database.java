package kraken.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;

/** Where everything is kept, brought up to date when it is opened. */
public final class Database implements AutoCloseable {

  private final Backend backend;
  private final HikariDataSource pool;
  private final Reader reader;
  private final Writer writer;
  private final Pulse pulse;

  private Database(Backend backend, HikariDataSource pool) {
    this.backend = backend;
    this.pool = pool;
    this.reader = new Reader(Jdbi.create(pool));
    this.writer = Writer.started(pool, backend);
    this.pulse = new Pulse(writer);
  }

  public static Database open(Place place) throws Unusable {
    return switch (place) {
      case Place.Folder(Path folder) -> open(Sqlite.in(folder));
      case Place.Shared(String address) -> open(new Postgres(address));
    };
  }

  private static Database open(Backend backend) throws Unusable {
    HikariDataSource pool = new HikariDataSource(backend.connections());
    try {
      migrate(pool, backend);
      return new Database(backend, pool);
    } catch (FlywayException unfit) {
      pool.close();
      backend.close();
      throw new Unusable(backend.complaint());
    }
  }

  private static void migrate(HikariDataSource pool, Backend backend) {
    Flyway.configure()
        .dataSource(pool)
        .locations("classpath:kraken/server/store/migrations")
        .placeholders(backend.words())
        .load()
        .migrate();
  }

  public SqlJournal journal() {
    return new SqlJournal(reader, writer, backend);
  }

  public Persons persons() {
    return new Persons(reader, writer);
  }

  public Listings listings() {
    return new Listings(reader, writer);
  }

  public Pulse pulse() {
    return pulse;
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
