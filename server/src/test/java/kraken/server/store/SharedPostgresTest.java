package kraken.server.store;

import static kraken.server.store.StoreTest.draw;
import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import kraken.server.store.db.Statements;
import kraken.server.store.db.StoreListener;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.SweepSchedule;
import kraken.server.store.db.UnusableStoreException;
import kraken.server.store.lists.SqlPersons;
import kraken.server.store.postgres.Postgres;
import kraken.server.store.postgres.PostgresPeers;
import kraken.tables.Person;
import kraken.tables.live.Eventually;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What servers that share a database can rely on, also when one of them fails. */
class SharedPostgresTest {

  /**
   * By how much the servers may differ on the time, in milliseconds. The clock of one is an hour
   * ahead.
   */
  private static final long ABOUT = Duration.ofMinutes(1).toMillis();

  private final String address = RealPostgres.freshDatabase();
  private final PostgresPeers postgres = new PostgresPeers(address);
  private Database one;
  private Database other;

  @BeforeEach
  void open() throws UnusableStoreException {
    one = Database.open(new StoreLocation.Shared(address));
    other =
        Database.open(
            new StoreLocation.Shared(address),
            InstantSource.offset(InstantSource.system(), Duration.ofHours(1)),
            StoreListener.NOBODY);
  }

  @AfterEach
  void close() {
    one.close();
    other.close();
  }

  /**
   * A connection without the idle limit that servers set, since the test keeps transactions open.
   */
  private Connection begun() throws SQLException {
    Connection connection = DriverManager.getConnection(address);
    connection.setAutoCommit(false);
    return connection;
  }

  @Test
  void aCommitIsOnTheDiskWhenItReturns() throws SQLException {
    try (Connection connection = DriverManager.getConnection(address)) {
      Statements statements = new Statements(connection);
      assertThat(statements.text("show fsync")).isEqualTo("on");
      assertThat(statements.text("show synchronous_commit")).isEqualTo("on");
    }
  }

  @Test
  void theDatabaseTellsWhatBecameOfACommit() throws SQLException {
    try (Connection kept = begun();
        Connection lost = begun();
        Connection asking = begun()) {
      long first = postgres.announce(new Statements(kept), List.of("t"));
      kept.commit();
      assertThat(postgres.hasCommitted(new Statements(asking), first)).isTrue();
      long second = postgres.announce(new Statements(lost), List.of());
      lost.rollback();
      assertThat(postgres.hasCommitted(new Statements(asking), second)).isFalse();
    }
  }

  /** The first commit of a server has no earlier row that could tell of it. */
  @Test
  void whatBecameOfACommitIsToldWhenItIsKnown() throws Exception {
    for (boolean commits : List.of(false, true, false, true)) {
      try (Connection slow = begun();
          Connection asking = begun()) {
        long number = postgres.announce(new Statements(slow), List.of());
        CompletableFuture<Boolean> known = new CompletableFuture<>();
        Thread.ofVirtual()
            .start(() -> {
              try {
                known.complete(postgres.hasCommitted(new Statements(asking), number));
              } catch (SQLException broken) {
                known.completeExceptionally(broken);
              }
            });
        Eventually.that("somebody waits", this::somebodyWaits);
        assertThat(known).isNotDone();
        if (commits) {
          slow.commit();
        } else {
          slow.rollback();
        }
        assertThat(Eventually.get(known)).isEqualTo(commits);
      }
    }
  }

  private boolean somebodyWaits() {
    try (Connection connection = DriverManager.getConnection(address)) {
      return !new Statements(connection)
          .text(
              "select count(*) from pg_stat_activity"
                  + " where datname = current_database() and wait_event_type = 'Lock'")
          .equals("0");
    } catch (SQLException broken) {
      throw new IllegalStateException(broken);
    }
  }

  @Test
  void aServerThatStandsStillInTheMiddleOfACommitHoldsNobodyUpForLong() throws Exception {
    try (Connection still = begun();
        Statement statement = still.createStatement()) {
      Postgres.at(address).dialect().prepare(still);
      statement.execute("insert into entry values ('t', 1, 0, '', '{}')");
      Eventually.get(one.journal().append("t", List.of(draw(1))));
      assertThat(other.journal().read("t", 0)).containsExactly(draw(1));
    }
  }

  @Test
  void aNewNameIsSoonKnownEverywhere() throws Exception {
    one.persons().save(new Person("a1", "Anne")).join();
    assertThat(other.persons().find("a1")).contains(new Person("a1", "Anne"));
    SqlPersons there = other.persons();
    there.find("a1");
    one.persons().save(new Person("a1", "Ann")).join();
    Eventually.that("the name", () -> there.find("a1").equals(one.persons().find("a1")));
    assertThat(there.find("a1")).contains(new Person("a1", "Ann"));
  }

  @Test
  void serversWhoseClocksDifferAgreeOnTheTime() {
    long before = one.clock().millis();
    long there = other.clock().millis();
    assertThat(there).isBetween(before - ABOUT, one.clock().millis() + ABOUT);
  }

  @Test
  void ofTwoServersOneAtATimeRunsTheSweep() throws Exception {
    AtomicInteger mine = new AtomicInteger();
    AtomicInteger theirs = new AtomicInteger();
    AtomicInteger atOnce = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    SweepSchedule first = one.sweepSchedule(() -> sweep(mine, atOnce, most));
    SweepSchedule second = other.sweepSchedule(() -> sweep(theirs, atOnce, most));
    Eventually.that("sweeps", () -> mine.get() + theirs.get() >= 4);
    first.close();
    int before = theirs.get();
    Eventually.that("more sweeps", () -> theirs.get() > before + 1);
    second.close();
    assertThat(most).hasValue(1);
  }

  private static void sweep(AtomicInteger done, AtomicInteger atOnce, AtomicInteger most) {
    most.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
    done.incrementAndGet();
    atOnce.decrementAndGet();
  }
}
