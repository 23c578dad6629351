package kraken.server.store;

import static kraken.server.store.StoreTest.OPENED;
import static kraken.server.store.StoreTest.draw;
import static kraken.server.store.StoreTest.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.LongStream;
import kraken.kit.Seat;
import kraken.server.store.db.Backend;
import kraken.server.store.db.Entries;
import kraken.server.store.db.LogLine;
import kraken.server.store.db.Statements;
import kraken.server.store.db.StoreListener;
import kraken.server.store.db.UnusableStoreException;
import kraken.server.store.db.Writer;
import kraken.server.store.sqlite.Sqlite;
import kraken.server.store.sqlite.Trails;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Trails are in memory first and saved later; entries are found all the time, also after a crash.
 */
class TrailsTest {

  private static final int MOST_UNSAVED = 10;

  @TempDir Path folder;

  private Database database;

  @BeforeEach
  void open() throws UnusableStoreException {
    database = openedIn(folder);
  }

  @AfterEach
  void close() {
    database.close();
  }

  static Database openedIn(Path folder) throws UnusableStoreException {
    return Database.open(
        Sqlite.in(folder, MOST_UNSAVED), InstantSource.system(), StoreListener.NOBODY);
  }

  /** Appends to three tables in turn, each entry in its own commit. */
  private void playInTurns(int entriesEach) {
    for (int number = 1; number <= entriesEach; number++) {
      for (String table : List.of("a", "b", "c")) {
        database.journal().append(table, List.of(draw(number))).join();
      }
    }
  }

  private static void assertWhole(Database database, int entriesEach) {
    for (String table : List.of("a", "b", "c")) {
      assertThat(database.journal().read(table, 0))
          .extracting(Entry::number)
          .containsExactlyElementsOf(LongStream.rangeClosed(1, entriesEach).boxed().toList());
    }
  }

  private long asked(String sql) throws SQLException {
    return asked(folder, sql);
  }

  private static long asked(Path folder, String sql) throws SQLException {
    try (Connection connection = connection(folder);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getLong(1);
    }
  }

  static Connection connection(Path folder) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Sqlite.FILE));
  }

  /** Copies the files as they are now, as a power cut would leave them. */
  private void copyAsAfterPowerCut(Path other) throws IOException {
    for (String file : List.of(Sqlite.FILE, Sqlite.FILE + "-wal")) {
      Files.copy(folder.resolve(file), other.resolve(file));
    }
  }

  @Test
  void anUnsavedTrailCostsNothingInTheFile() throws SQLException {
    playInTurns(3);

    assertWhole(database, 3);
    assertThat(asked("select count(*) from trail")).isZero();
  }

  @Test
  void aTrailThatBeganManyEntriesAgoIsSavedWithAllItsPlaces() throws SQLException {
    playInTurns(20);

    assertWhole(database, 20);
    assertThat(asked("select count(*) from trail")).isBetween(3L, 18L);
    assertThat(asked("select max(place) + 1 - (select place from trails_end) from placed_entry"))
        .as("only the last entries are unsaved")
        .isBetween(0L, (long) MOST_UNSAVED);
    assertThat(
            asked("select count(*) from placed_entry where place < (select place from trails_end)"))
        .as("the place of every earlier entry is saved once")
        .isEqualTo(
            asked(
                "select count(*) from trail, json_each(places)"
                    + " where value < (select place from trails_end)"));
  }

  @Test
  void afterAPowerCutTheNextServerFindsUnsavedEntries(@TempDir Path other) throws Exception {
    playInTurns(7);
    copyAsAfterPowerCut(other);

    try (Database next = openedIn(other)) {
      assertWhole(next, 7);
      assertThat(asked(other, "select count(*) from trail, json_each(places)")).isEqualTo(21);
      next.journal().append("a", List.of(draw(8))).join();
      assertThat(next.journal().read("a", 7)).containsExactly(draw(8));
    }
  }

  @Test
  void afterAPowerCutANumberIsStillTaken(@TempDir Path other) throws Exception {
    playInTurns(7);
    copyAsAfterPowerCut(other);

    try (Database next = openedIn(other)) {
      assertThatThrownBy(next.journal().append("b", List.of(draw(7)))::join)
          .hasCauseInstanceOf(Journal.ConflictException.class);
    }
  }

  @Test
  void afterAFailureUnsavedEntriesAreFoundAndNothingOfTheFailure() {
    playInTurns(3);

    List<Entry> withAGap = List.of(draw(4), draw(2));
    assertThatThrownBy(database.journal().append("a", withAGap)::join)
        .hasRootCauseMessage("a gap in the log of a");

    assertWhole(database, 3);
    database.journal().append("b", List.of(draw(4))).join();
    database.journal().append("a", List.of(draw(4))).join();
    database.journal().append("c", List.of(draw(4))).join();
    assertWhole(database, 4);
  }

  @Test
  void aSavedTrailIsReadFromMemoryUntilTheCommit() throws Exception {
    database.close();
    Trails trails = new Trails(3);
    try (Connection writer = connection(folder)) {
      trails.saveAll(writer);
      Statements statements = new Statements(writer);
      for (int number = 1; number <= 5; number++) {
        trails.add(statements, "a", LogLine.of(draw(number)));
      }
      statements.commit();

      trails.add(statements, "b", LogLine.of(draw(1)));
      trails.saveOld(statements);
      assertThat(found(trails, "a"))
          .as("by readers, who do not see the saved trail yet")
          .isEqualTo(5);

      statements.commit();
      assertThat(trails.of("a").values()).contains("[]");
      assertThat(found(trails, "a")).isEqualTo(5);
    }
    open();
    assertThat(database.journal().read("b", 0)).hasSize(1);
  }

  private int found(Trails trails, String table) throws SQLException {
    Entries.Log log = trails.of(table);
    try (Connection reader = connection(folder)) {
      return new Statements(reader)
          .rows(log.select("number, fact", ""), log.values().toArray())
          .size();
    }
  }

  /** SQLite itself rolls back when the disk is full. */
  @Test
  void aTransactionThatWasRolledBackUnderTheWriterFailsAtOnceAndTheNextOneGoesOn()
      throws Exception {
    playInTurns(2);
    database.close();
    try (Backend backend = Sqlite.in(folder, MOST_UNSAVED);
        HikariDataSource pool = new HikariDataSource(backend.dialect().connections());
        Writer writer = Writer.started(pool, backend, StoreListener.NOBODY)) {
      CompletableFuture<Void> lost =
          writer.submit(statements -> {
            backend.dialect().entries().add(statements, "a", LogLine.of(draw(3)));
            statements.update("rollback");
            return null;
          });
      assertThatThrownBy(lost::join)
          .hasCauseExactlyInstanceOf(Journal.NotStoredException.class)
          .hasRootCauseInstanceOf(SQLException.class);

      writer
          .submit(statements -> {
            backend.dialect().entries().add(statements, "a", LogLine.of(draw(3)));
            return null;
          })
          .join();
    }
    open();
    assertThat(database.journal().read("a", 0)).hasSize(3);
  }

  @Test
  void aVersionThatCountsOnTheIndexFindsNoLog() {
    assertThatThrownBy(() -> asked("select count(*) from entry"))
        .hasMessageContaining("no such table: entry");
  }

  @Test
  void aReaderMissesNothingWhileTrailsAreSaved() {
    Journal journal = database.journal();
    List<CompletableFuture<Void>> readers = new ArrayList<>();
    for (int number = 1; number <= 200; number++) {
      long last = number;
      for (String table : List.of("a", "b", "c")) {
        CompletableFuture<Void> written = journal.append(table, List.of(draw(number)));
        readers.add(
            written.thenRunAsync(
                () -> assertThat(journal.read(table, 0)).hasSizeGreaterThanOrEqualTo((int) last)));
      }
    }

    CompletableFuture.allOf(readers.toArray(CompletableFuture<?>[]::new)).join();
    assertWhole(database, 200);
  }

  @Test
  void aPersonWhoLeavesIsTakenOutOfSavedAndUnsavedEntries() throws Exception {
    Fact sits =
        new Fact.Seated(Seat.of(0), new Sitter.Human(new Person("x1", "Xanthippe Longstocking")));
    database.journal().append("a", List.of(entry(1, OPENED), entry(2, sits))).join();
    for (int number = 3; number <= 30; number++) {
      database.journal().append("a", List.of(draw(number))).join();
    }
    database.journal().append("a", List.of(entry(31, sits))).join();
    database.journal().append("a", List.of(entry(32, new Fact.Left("x1")))).join();
    database.close();

    String file = Files.readString(folder.resolve(Sqlite.FILE), Charset.forName("ISO-8859-1"));
    assertThat(file).doesNotContain("Xanthippe Longstocking");
    open();
    assertThat(database.journal().read("a", 0)).hasSize(32);
  }
}
