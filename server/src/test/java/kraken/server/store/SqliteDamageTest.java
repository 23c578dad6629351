package kraken.server.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Map;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.sqlite.Sqlite;
import org.flywaydb.core.Flyway;
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
}
