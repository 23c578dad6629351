package kraken.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.server.store.postgres.ScratchSchema;
import kraken.tables.Person;
import kraken.tables.live.Eventually;
import kraken.tables.log.Connected;
import kraken.tables.log.Entry;
import kraken.tables.log.Journal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PostgresTest extends StoreTest {

  private static final String MISSED = "perhaps something";

  private final String address = RealPostgres.freshDatabase();

  @Override
  Database opened() throws UnusableStoreException {
    return Database.open(new StoreLocation.Shared(address));
  }

  @Test
  void ofTwoServersThatWriteTheSameNumberOneLoses() throws UnusableStoreException {
    try (Database second = opened()) {
      List<CompletableFuture<Void>> appends = new ArrayList<>();
      for (int table = 0; table < 50; table++) {
        appends.add(database.journal().append("t" + table, List.of(draw(1))));
        appends.add(second.journal().append("t" + (49 - table), List.of(draw(1))));
      }
      appends.forEach(append -> append.exceptionally(_ -> null).join());

      assertThat(appends).filteredOn(CompletableFuture::isCompletedExceptionally).hasSize(50);
      IntStream.range(0, 50)
          .forEach(table ->
              assertThat(database.journal().read("t" + table, 0))
                  .extracting(Entry::number)
                  .containsExactly(1L));
    }
  }

  @Test
  void aServerIsNotifiedOfWhatOthersWriteAndNotOfItsOwnWrites() throws Exception {
    try (Database second = opened()) {
      BlockingQueue<String> received = notifications(second);
      second.journal().append("own", List.of(draw(1))).join();
      database.journal().append("t", List.of(draw(1))).join();

      assertThat(next(received)).isEqualTo("t");
    }
  }

  @Test
  void allOfManyTablesInOneCommitAreAnnounced() throws Exception {
    try (Database second = opened()) {
      BlockingQueue<String> received = notifications(second);
      List<CompletableFuture<Void>> appends = new ArrayList<>();
      for (int table = 0; table < 1_000; table++) {
        String id = "abcdefghijklmnopqrstuv" + (1_000 + table);
        appends.add(database.journal().append(id, List.of(draw(1))));
      }
      appends.forEach(CompletableFuture::join);

      for (int i = 0; i < 1_000; i++) {
        assertThat(next(received)).isNotNull();
      }
    }
  }

  @Test
  void aLostConnectionIsReopenedAndSaysThatSomethingMayBeMissed() throws Exception {
    BlockingQueue<String> received = notifications(database);
    cutAllConnections();

    assertThat(next(received)).isEqualTo(MISSED);
    try (Database second = opened()) {
      second.journal().append("t", List.of(draw(1))).join();
      assertThat(next(received)).isEqualTo("t");
    }
  }

  @Test
  void aServerLearnsWhoWatchesThroughAnother() throws Exception {
    try (Database second = opened()) {
      notifications(second);
      notifications(database);
      Person watcher = new Person("w1", "Who watches t");
      Eventually.that(
          "who looks on", () -> database.journal().elsewhere("t").join().equals(List.of(watcher)));
    }
  }

  @Test
  void serversTellEachOtherWhoIsConnected() throws Exception {
    try (Database second = opened()) {
      BlockingQueue<String> received = notifications(second);
      BlockingQueue<String> own = notifications(database);
      database.journal().tellPeers("t");
      assertThat(next(received)).isEqualTo("t Who watches t2");
      database.journal().askPeers("u");
      assertThat(next(own)).as("the answer").isEqualTo("u Who watches u2");
      assertThat(next(received)).as("who asks tells, too").isEqualTo("u Who watches u2");
    }
  }

  @Test
  void theWriterConnectsAnewAfterALoss() throws SQLException {
    database.journal().append("t", List.of(draw(1))).join();
    cutAllConnections();
    database.journal().append("t", List.of(draw(2))).exceptionally(_ -> null).join();

    List<Entry> log = database.journal().read("t", 0);
    database.journal().append("t", List.of(draw(log.size() + 1L))).join();
    assertThat(database.journal().read("t", 0)).hasSize(log.size() + 1);
  }

  @Test
  void aScratchSchemaIsGoneAfterwards() throws Exception {
    database.journal().append("t", List.of(draw(1))).join();
    StoreLocation.Shared corner;
    try (ScratchSchema scratch = ScratchSchema.in(new StoreLocation.Shared(address));
        Database inside = Database.open(scratch.place())) {
      corner = scratch.place();
      inside.journal().append("t", List.of(draw(1), draw(2))).join();
      assertThat(inside.journal().read("t", 0)).hasSize(2);
      assertThat(scratch.process()).isPresent();
    }

    assertThat(database.journal().read("t", 0)).hasSize(1);
    try (Database again = Database.open(corner)) {
      assertThat(again.journal().read("t", 0)).isEmpty();
    }
  }

  @Test
  void aDatabaseThatIsNotThereIsNamedWithoutItsPassword() {
    String wrong = "jdbc:postgresql://me:pass@127.0.0.1:1/kraken?user=me&password=s3cret";

    assertThatThrownBy(() -> Database.open(new StoreLocation.Shared(wrong)))
        .isInstanceOf(UnusableStoreException.class)
        .hasMessageContaining("jdbc:postgresql://127.0.0.1:1/kraken")
        .hasMessageNotContainingAny("s3cret", "me:pass");
  }

  private static @Nullable String next(BlockingQueue<String> received) throws InterruptedException {
    return received.poll(Eventually.PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }

  /** Collects notifications from now on. Returns when the connection listens. */
  private static BlockingQueue<String> notifications(Database listening)
      throws InterruptedException {
    BlockingQueue<String> received = new LinkedBlockingQueue<>();
    listening
        .journal()
        .listen(
            new Journal.Listener() {
              @Override
              public void changed(String table) {
                received.add(table);
              }

              @Override
              public void mayHaveMissedSomething() {
                received.add(MISSED);
              }

              @Override
              public Connected connected(String table) {
                return new Connected(List.of(new Person("w1", "Who watches " + table)), 2);
              }

              @Override
              public void connectedElsewhere(String server, String table, Connected there) {
                received.add(table + " " + there.persons().getFirst().name() + there.unnamed());
              }

              @Override
              public void lost(String server) {
                received.add("lost");
              }

              @Override
              public List<Person> watching(String table) {
                return List.of(new Person("w1", "Who watches " + table));
              }
            });
    assertThat(next(received)).isEqualTo(MISSED);
    return received;
  }

  private void cutAllConnections() throws SQLException {
    try (Connection connection = DriverManager.getConnection(address);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "select pg_terminate_backend(pid) from pg_stat_activity"
              + " where datname = current_database() and pid <> pg_backend_pid()");
    }
  }
}
