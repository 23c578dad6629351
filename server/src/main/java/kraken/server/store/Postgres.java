package kraken.server.store;

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
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import kraken.tables.Person;
import kraken.tables.log.Journal;
import org.jspecify.annotations.Nullable;

/** A PostgreSQL that any number of servers share. */
final class Postgres implements Backend {

  static final String CHANNEL = "kraken_tables";

  private static final int CONNECTIONS = 8;
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final Duration LONGEST_SILENCE = Duration.ofSeconds(3);

  /** A notice may be 8,000 bytes long; the id of a table has 26 letters. */
  private static final int TABLES_IN_A_NOTICE = 250;

  private final String address;
  private final String server = UUID.randomUUID().toString();
  private @Nullable Ears ears;
  private @Nullable Roll roll;
  private @Nullable SharedClock clock;

  Postgres(String address) {
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
  public boolean isShared() {
    return true;
  }

  /** A server that stands still in the middle of a commit must not hold up all others. */
  @Override
  public void settle(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("set idle_in_transaction_session_timeout = " + LONGEST_SILENCE.toMillis());
    }
  }

  @Override
  public String announce(Statements statements, Collection<String> tables) throws SQLException {
    List<String> all = new ArrayList<>(tables);
    int from = 0;
    while (all.size() - from > TABLES_IN_A_NOTICE) {
      send(statements, all.subList(from, from + TABLES_IN_A_NOTICE));
      from += TABLES_IN_A_NOTICE;
    }
    return send(statements, all.subList(from, all.size()));
  }

  /** In one question: each costs the way there and back. */
  private String send(Statements statements, List<String> tables) throws SQLException {
    return tables.isEmpty()
        ? statements.text("select pg_current_xact_id()::text")
        : statements.text(
            "select pg_current_xact_id()::text, pg_notify('" + CHANNEL + "', ?)",
            new Notice(server, tables).text());
  }

  @Override
  public Optional<Boolean> hasCommitted(Statements statements, String transaction)
      throws SQLException {
    return switch (statements.text("select pg_xact_status(cast(? as xid8))", transaction)) {
      case "committed" -> Optional.of(true);
      case "aborted" -> Optional.of(false);
      default -> Optional.empty();
    };
  }

  @Override
  public void listen(Journal.Ear ear, Reader reader) {
    roll = new Roll(reader, server, ear);
    ears = Ears.open(address, server, ear, roll);
  }

  @Override
  public CompletableFuture<List<Person>> elsewhere(String table) {
    return roll == null ? CompletableFuture.completedFuture(List.of()) : roll.elsewhere(table);
  }

  @Override
  public InstantSource clock(InstantSource own, Reader reader) {
    clock = SharedClock.started(own, () -> now(reader));
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
  public Rounds rounds(DataSource source, InstantSource clock, Runnable work) {
    return Rounds.shared(source, clock, server, work);
  }

  @Override
  public String complaint() {
    return "The database at "
        + Place.shown(address)
        + " cannot be reached, or is not one that this version can read.";
  }

  @Override
  public void close() {
    if (ears != null) {
      ears.close();
    }
    if (clock != null) {
      clock.close();
    }
  }
}
