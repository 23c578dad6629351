package kraken.server.store;

import static kraken.server.store.StoreTest.OPENED;
import static kraken.server.store.StoreTest.draw;
import static kraken.server.store.StoreTest.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kraken.kit.Outcome;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.Person;
import kraken.tables.Stage;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreCopyTest {

  private static final long DUE = 12_345;
  private static final Outcome WON = new Outcome.Crew(2, true, "hit");

  @TempDir Path folder;
  private StoreLocation file;
  private final String address = RealPostgres.freshDatabase();
  private final StoreLocation shared = new StoreLocation.Shared(address);

  @BeforeEach
  void threeTablesInAFile() throws UnusableStoreException {
    file = new StoreLocation.Folder(folder.resolve("one"));
    try (Database database = Database.open(file)) {
      database.persons().save(new Person("a1", "Anne")).join();
      for (int table = 0; table < 3; table++) {
        open(database, "t" + table);
      }
      database.listings().keep("t0", WON).join();
    }
  }

  private static void open(Database database, String table) {
    database.journal().keepSecret(table, "secret of " + table).join();
    List<Entry> entries = new ArrayList<>(List.of(entry(1, OPENED), entry(2, new Fact.Started())));
    entries.add(draw(3));
    database.journal().append(table, entries, DUE).join();
  }

  private static StoreCopy.Sum copy(StoreLocation from, StoreLocation to)
      throws UnusableStoreException, StoreCopy.DifferenceException {
    return StoreCopy.of(from, to, _ -> {});
  }

  @Test
  void everythingIsThereAndBackAgain() throws Exception {
    StoreLocation back = new StoreLocation.Folder(folder.resolve("two"));
    StoreCopy.Sum there = copy(file, shared);

    assertThat(there.tables()).isEqualTo(3);
    assertThat(there.entries()).isEqualTo(9);
    assertThat(there.persons()).isEqualTo(1);
    assertThat(copy(shared, back)).isEqualTo(there);
    try (Database database = Database.open(back)) {
      assertThat(database.listings().listed(Stage.PLAYING, 9)).hasSize(3);
      assertThat(database.journal().outcome("t0")).contains(WON);
      assertThat(database.journal().reserveDue(DUE, 99_999, 9, Map.of("attack", 1))).hasSize(3);
      assertThat(database.journal().secret("t1")).isEqualTo("secret of t1");
      assertThat(database.persons().find("a1")).contains(new Person("a1", "Anne"));
    }
  }

  @Test
  void anInterruptedCopyGoesOnWhereItWas() throws Exception {
    try (Database half = Database.open(shared)) {
      half.journal().keepSecret("t1", "secret of t1").join();
      half.journal().append("t1", List.of(entry(1, OPENED), entry(2, new Fact.Started()))).join();
    }
    assertThat(copy(file, shared).entries()).isEqualTo(9);
    assertThat(copy(file, shared).entries()).isEqualTo(9);
  }

  @Test
  void whereThereAreNoTablesNoneAreMade() throws Exception {
    String address = RealPostgres.emptyDatabase();
    Path target = folder.resolve("two");
    assertThatThrownBy(
            () -> copy(new StoreLocation.Shared(address), new StoreLocation.Folder(target)))
        .isInstanceOf(UnusableStoreException.class)
        .hasMessage("There are no tables in the database at " + StoreLocation.shown(address) + ".");
    assertThat(target).doesNotExist();
    try (Connection connection = DriverManager.getConnection(address);
        ResultSet made = connection.getMetaData().getTables(null, "public", null, null)) {
      assertThat(made.next()).isFalse();
    }
  }

  @Test
  void whoOnlyReadsWritesNothingEvenAtTheEnd() throws Exception {
    copy(file, shared);
    long before = commits();
    copy(shared, new StoreLocation.Folder(folder.resolve("two")));
    assertThat(commits()).isEqualTo(before);
  }

  private long commits() throws SQLException {
    try (Connection connection = DriverManager.getConnection(address);
        Statement statement = connection.createStatement();
        ResultSet counted = statement.executeQuery("select count(*) from last_commit")) {
      counted.next();
      return counted.getLong(1);
    }
  }

  @Test
  void aLogThatIsNotTheSameIsNamed() throws Exception {
    try (Database other = Database.open(shared)) {
      other.journal().keepSecret("t1", "secret of t1").join();
      other.journal().append("t1", List.of(entry(1, OPENED), draw(2))).join();
    }
    assertThatThrownBy(() -> copy(file, shared))
        .isInstanceOf(StoreCopy.DifferenceException.class)
        .hasMessageContaining("t1");
  }
}
