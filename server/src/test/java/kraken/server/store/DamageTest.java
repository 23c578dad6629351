package kraken.server.store;

import static kraken.server.store.StoreTest.OPENED;
import static kraken.server.store.StoreTest.draw;
import static kraken.server.store.StoreTest.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import kraken.server.store.check.StoreCheck;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.luck.Secret;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A log that is not what was written is never taken for one, and the others are read as before. */
abstract class DamageTest {

  private static final Secret SECRET = new Secret("ab".repeat(32));

  Database database;

  /** The SQL table with the entries. */
  abstract String rows();

  abstract StoreLocation place();

  /** The JDBC address of the store. */
  abstract String address();

  /** Brings an empty store to the schema from before there were hashes. */
  abstract void makeOlderStore() throws Exception;

  /** Where {@link #makeOlderStore} has made a store. */
  abstract StoreLocation olderPlace();

  private Database older() throws UnusableStoreException {
    return Database.open(olderPlace());
  }

  @BeforeEach
  void twoTables() throws UnusableStoreException {
    database = Database.open(place());
    for (String table : List.of("t", "other")) {
      database.journal().keepSecret(table, SECRET.hex()).join();
      Fact opened = ((Fact.Opened) OPENED).withLuckHash(SECRET.hash());
      database.journal().append(table, List.of(entry(1, opened), draw(2), draw(3))).join();
      database.journal().append(table, List.of(draw(4))).join();
    }
  }

  @AfterEach
  void close() {
    database.close();
  }

  /** Changes what is stored while no server uses it. */
  void execute(String sql) throws SQLException, UnusableStoreException {
    database.close();
    try (Connection connection = DriverManager.getConnection(address());
        Statement statement = connection.createStatement()) {
      statement.execute(sql.replace("ENTRIES", rows()));
    }
    database = Database.open(place());
  }

  private void isDamagedAt(long number) {
    assertThatThrownBy(() -> database.journal().read("t", 0))
        .isInstanceOf(Journal.DamagedException.class)
        .hasMessage("table t is damaged: entry " + number + " is not what was written");
    assertThat(database.journal().read("other", 0)).hasSize(4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "at = at + 1",
        "command = command || 'x'",
        "fact = replace(fact, '3', '4')",
        "fact = replace(fact, '\"', '!')",
        "hash = null"
      })
  void aChangeIsFoundInEveryColumn(String change) throws Exception {
    execute("update ENTRIES set " + change + " where table_id = 't' and number = 3");
    isDamagedAt(3);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void aChangeIsFoundInEveryEntry(int number) throws Exception {
    execute("update ENTRIES set at = at + 1 where table_id = 't' and number = " + number);
    isDamagedAt(number);
  }

  @Test
  void anEntryThatIsMissingIsFound() throws Exception {
    execute("delete from ENTRIES where table_id = 't' and number = 2");
    isDamagedAt(3);
  }

  @Test
  void anEntryOfAnotherTableIsFound() throws Exception {
    execute("delete from ENTRIES where table_id = 't' and number = 1");
    execute("update ENTRIES set table_id = 't' where table_id = 'other' and number = 1");
    assertThatThrownBy(() -> database.journal().read("t", 0))
        .isInstanceOf(Journal.DamagedException.class);
  }

  @Test
  void whoReadsOnFindsAChangeInTheEntryBefore() throws Exception {
    assertThat(database.journal().read("t", 2)).containsExactly(draw(3), draw(4));
    execute("update ENTRIES set hash = null where table_id = 't' and number = 2");
    assertThatThrownBy(() -> database.journal().read("t", 2))
        .isInstanceOf(Journal.DamagedException.class);
  }

  @Test
  void theHashesGoOnAfterARestartAndAfterSomebodyHasLeft() throws Exception {
    database.close();
    database = Database.open(place());
    database.journal().append("t", List.of(draw(5))).join();
    database.journal().append("t", List.of(entry(6, new Fact.Left("a1")))).join();
    database.journal().append("t", List.of(draw(7))).join();
    assertThat(database.journal().read("t", 0)).hasSize(7);
    assertThat(database.journal().read("t", 5)).hasSize(2);
    execute("update ENTRIES set at = at + 1 where table_id = 't' and number = 6");
    isDamagedAt(6);
  }

  @Test
  void entriesFromBeforeThereWereHashesGetThemOnce() throws Exception {
    makeOlderStore();
    try (Database next = older()) {
      assertThat(next.journal().read("a", 0)).hasSize(2);
      assertThat(next.journal().read("b", 0)).hasSize(1);
      next.journal().append("a", List.of(draw(3))).join();
      assertThat(next.journal().read("a", 0)).hasSize(3);
    }
    try (Database again = older()) {
      assertThat(again.journal().read("a", 1)).hasSize(2);
    }
  }

  @Test
  void aTableWithoutTheSecretOfItsLuckIsDamaged() throws Exception {
    execute("delete from luck_secret where table_id = 't'");
    assertThatThrownBy(() -> database.journal().secret("t"))
        .isInstanceOf(Journal.DamagedException.class)
        .hasMessage("table t is damaged: the secret of its luck is missing");
    assertThat(database.journal().secret("other")).isEqualTo(SECRET.hex());
  }

  private List<String> checked() throws UnusableStoreException {
    StoreCheck.Report report = StoreCheck.of(place());
    return report.damages().stream()
        .map(damage -> damage.table() + ": " + damage.sentence())
        .toList();
  }

  @Test
  void aCheckFindsNothingInAWholeStoreWhileAServerUsesIt() throws Exception {
    database.journal().append("t", List.of(entry(5, new Fact.Left("a1")))).join();
    assertThat(StoreCheck.of(place())).isEqualTo(new StoreCheck.Report(2, 9, List.of()));
    database.journal().append("t", List.of(draw(6))).join();
    assertThat(checked()).isEmpty();
  }

  @Test
  void aCheckNamesTheTableAndTheEntry() throws Exception {
    execute("update ENTRIES set at = at + 1 where table_id = 't' and number = 3");
    assertThat(checked()).containsExactly("t: entry 3 is not what was written");
  }

  @Test
  void aCheckNamesATableOfWhichAnEntryIsMissing() throws Exception {
    execute("delete from ENTRIES where table_id = 't' and number = 2");
    assertThat(checked())
        .contains("t: entry 2 is missing")
        .allMatch(found -> found.startsWith("t:"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "delete from luck_secret where table_id = 't' | the secret of its luck is missing",
        "update luck_secret set secret = replace(secret, 'a', 'c') where table_id = 't' | the secret of its luck does not fit its hash",
        "update listing set stage = 'OVER' where table_id = 't' | the lists do not show it as its log does",
        "update listing set outcome = '{' where table_id = 't' | its result cannot be read",
        "delete from listing_seat where table_id = 't' and seat = 1 | the lists do not show its seats as its log does",
        "update listing_seat set sitter = '{' where table_id = 't' and seat = 1 | the lists do not show its seats as its log does",
        "delete from presence where table_id = 't' | somebody in its log would not be found who wants to be forgotten"
      })
  void aCheckFindsDamageBesideTheLogs(String damage, String sentence) throws Exception {
    execute(damage);
    assertThat(checked()).containsExactly("t: " + sentence);
  }

  @Test
  void aCheckFindsATableWithoutLogAndALogWithoutTable() throws Exception {
    execute("delete from ENTRIES where table_id = 't'");
    assertThat(checked()).contains("t: it is in the lists, and has no log");
    execute("delete from listing_seat where table_id = 'other'");
    execute("delete from listing where table_id = 'other'");
    assertThat(checked()).contains("other: it is in no list");
  }

  @Test
  void anOlderStoreIsNotChecked() throws Exception {
    makeOlderStore();
    assertThatThrownBy(() -> StoreCheck.of(olderPlace()))
        .isInstanceOf(UnusableStoreException.class)
        .hasMessageContaining("An older version has written");
  }

  /** Three entries of two tables, as older versions have written them. */
  static final String OLDER_ENTRIES =
      """
      (table_id, number, at, command, fact) values
      ('a', 1, 0, 'x/1', '{"type":"Drawn","bounds":[6],"numbers":[3]}'),
      ('b', 1, 0, 'x/1', '{"type":"Drawn","bounds":[6],"numbers":[3]}'),
      ('a', 2, 0, 'x/2', '{"type":"Drawn","bounds":[6],"numbers":[4]}')
      """;
}
