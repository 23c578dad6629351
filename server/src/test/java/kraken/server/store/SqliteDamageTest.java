package kraken.server.store;

import static kraken.server.store.StoreTest.draw;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import kraken.server.store.check.StoreCheck;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.server.store.sqlite.Sqlite;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteDamageTest extends DamageTest {

  @TempDir Path folder;
  @TempDir Path old;

  @Override
  String rows() {
    return "placed_entry";
  }

  @Override
  StoreLocation place() {
    return new StoreLocation.Folder(folder);
  }

  @Override
  String address() {
    return address(folder);
  }

  private static String address(Path folder) {
    return "jdbc:sqlite:" + folder.resolve(Sqlite.FILE);
  }

  @Override
  void makeOlderStore() throws Exception {
    Files.createDirectories(old);
    Flyway.configure()
        .dataSource(address(old), "", "")
        .locations(
            "classpath:kraken/server/store/migrations", "classpath:kraken/server/store/sqlite")
        .placeholders(Map.of("clustered", "", "bytes", "blob", "instant", "text"))
        .target("9")
        .load()
        .migrate();
    try (Connection connection = DriverManager.getConnection(address(old));
        Statement statement = connection.createStatement()) {
      statement.execute("insert into placed_entry " + OLDER_ENTRIES);
    }
  }

  @Override
  StoreLocation olderPlace() {
    return new StoreLocation.Folder(old);
  }

  @Test
  void aCheckFindsTrailsThatLeadNowhere() throws Exception {
    execute("update trails_end set place = place"); // the next server has saved all trails
    execute("update trail set places = replace(places, '1', '100') where table_id = 't'");
    assertThat(found())
        .contains(
            "t: its trails name 1 places without entry", "t: 1 of its entries are in no trail");
    execute("update trail set places = '[1,' where table_id = 't'");
    assertThat(found())
        .contains("t: 1 of its trails cannot be read", "t: 4 of its entries are in no trail");
  }

  private List<String> found() throws UnusableStoreException {
    return StoreCheck.of(place()).damages().stream()
        .map(damage -> damage.table() + ": " + damage.sentence())
        .toList();
  }

  /** Overwrites a page of the file with nonsense, as a failing disk does. */
  @Test
  void aCheckGoesOnAfterPagesThatCannotBeRead() throws Exception {
    for (int table = 0; table < 200; table++) {
      database.journal().append("more" + table, List.of(draw(1), draw(2), draw(3))).join();
    }
    execute("update trails_end set place = place"); // the next server has saved all trails
    database.close();
    int page;
    try (Connection connection = DriverManager.getConnection(address());
        Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery(
                "select pageno from dbstat where name = 'placed_entry' and pagetype = 'leaf'"
                    + " order by pageno limit 1 offset 3")) {
      found.next();
      page = found.getInt(1);
    }
    try (RandomAccessFile file = new RandomAccessFile(folder.resolve(Sqlite.FILE).toFile(), "rw")) {
      file.seek((page - 1) * 4096L);
      file.write(new byte[4096]);
    }
    assertThat(found())
        .anyMatch(damage -> damage.startsWith("null: SQLite says"))
        .anyMatch(damage -> damage.startsWith("null: the entry at place"))
        .anyMatch(damage -> damage.startsWith("more"))
        .noneMatch(damage -> damage.startsWith("t:") && damage.contains("not what was written"));
    database = Database.open(place());
    assertThat(database.journal().read("other", 0)).hasSize(4);
  }
}
