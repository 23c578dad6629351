package kraken.server.store.postgres;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import kraken.server.store.db.Backend;
import kraken.server.store.db.Entries;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Statements;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.SweepSchedule;
import kraken.tables.Person;
import kraken.tables.log.Journal;
import org.jspecify.annotations.Nullable;

/** A PostgreSQL that any number of servers share. */
public final class Postgres implements Backend {

  static final String CHANNEL = "kraken_tables";

  private static final int CONNECTIONS = 8;
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final Duration LONGEST_SILENCE = Duration.ofSeconds(3);

  /** A notice may be 8,000 bytes long; the id of a table has 26 letters. */
  private static final int TABLES_IN_A_NOTICE = 250;

  private static final String NOTIFY = "select pg_notify('" + CHANNEL + "', ?)";

  private static final String COUNT =
      "insert into last_commit (server, number, at) values (?, ?, now())"
          + " on conflict (server) do update set number = excluded.number, at = excluded.at";

  /** An insert, since that waits for a first one that is under way. */
  private static final String LAST_COUNT =
      "insert into last_commit (server, number, at) values (?, 0, now())"
          + " on conflict (server) do update set at = excluded.at returning number";

  private final String address;
  private final String server = UUID.randomUUID().toString();
  private long commits;
  private @Nullable PostgresNotifications notifications;
  private @Nullable RemoteWatchers remoteWatchers;
  private @Nullable DatabaseClock clock;

  public Postgres(String address) {
    this.address = address;
  }

  @Override
  public HikariConfig connections() {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl(address);
    config.setMaximumPoolSize(CONNECTIONS);
    config.setMinimumIdle(1);
    config.setConnectionTimeout(PATIENCE.toMillis());
    config.setInitializationFailTimeout(-1);
    config.addDataSourceProperty("ApplicationName", "kraken");
    config.addDataSourceProperty("tcpKeepAlive", "true");
    config.addDataSourceProperty("connectTimeout", PATIENCE.toSeconds());
    config.addDataSourceProperty("socketTimeout", 5 * PATIENCE.toSeconds());
    return config;
  }

  @Override
  public Map<String, String> words() {
    return Map.of("clustered", "", "bytes", "bytea", "instant", "timestamp with time zone");
  }

  @Override
  public List<String> migrations() {
    return List.of();
  }

  @Override
  public Entries entries() {
    return new KeyedEntries();
  }

  @Override
  public boolean isShared() {
    return true;
  }

  /** A server that stands still in the middle of a commit must not hold up all others. */
  @Override
  public void settle(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("set idle_in_transaction_session_timeout = " + LONGEST_SILENCE.toMillis());
      statement.execute("delete from last_commit where at < now() - interval '1 day'");
    }
  }

  /** Tells other servers, when it commits, that these tables have gone on. */
  @Override
  public long conclude(Statements statements, Collection<String> tables) throws SQLException {
    List<String> all = new ArrayList<>(tables);
    int from = 0;
    while (all.size() - from > TABLES_IN_A_NOTICE) {
      statements.text(NOTIFY, notice(all.subList(from, from + TABLES_IN_A_NOTICE)));
      from += TABLES_IN_A_NOTICE;
    }
    commits++;
    if (all.isEmpty()) {
      statements.update(COUNT, server, commits);
    } else { // in one question: each costs the way there and back
      String last = notice(all.subList(from, all.size()));
      statements.text("with counted as (" + COUNT + ") " + NOTIFY, server, commits, last);
    }
    return commits;
  }

  private String notice(List<String> tables) {
    return new ChangeNotice(server, tables).text();
  }

  /**
   * The count is part of the transaction, and nobody else can touch it while that is under way. The
   * database's own number of it would not do: after a crash it may belong to another.
   */
  @Override
  public boolean hasCommitted(Statements statements, long transaction) throws SQLException {
    String last = statements.text(LAST_COUNT, server);
    statements.commit();
    return last.equals(Long.toString(transaction));
  }

  @Override
  public void listen(Journal.Listener ear, Reader reader) {
    remoteWatchers = new RemoteWatchers(reader, server, ear);
    notifications = PostgresNotifications.open(address, server, ear, remoteWatchers);
  }

  @Override
  public CompletableFuture<List<Person>> elsewhere(String table) {
    return remoteWatchers == null
        ? CompletableFuture.completedFuture(List.of())
        : remoteWatchers.elsewhere(table);
  }

  @Override
  public InstantSource clock(InstantSource own, Reader reader) {
    clock = DatabaseClock.started(own, () -> now(reader));
    return clock;
  }

  private static long now(Reader reader) {
    return reader.read(handle ->
        handle
            .createQuery("select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)")
            .mapTo(Long.class)
            .one());
  }

  @Override
  public SweepSchedule sweepSchedule(DataSource source, InstantSource clock, Runnable work) {
    return SweepSchedule.shared(source, clock, server, work);
  }

  @Override
  public String complaint() {
    return "The database at "
        + StoreLocation.shown(address)
        + " cannot be reached, or is not one that this version can read.";
  }

  @Override
  public void close() {
    if (notifications != null) {
      notifications.close();
    }
    if (clock != null) {
      clock.close();
    }
  }
}
