package kraken.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Map;
import kraken.server.store.db.StoreLocation;
import org.flywaydb.core.Flyway;

class PostgresDamageTest extends DamageTest {

  private final String address = RealPostgres.freshDatabase();
  private String old = "";

  @Override
  String rows() {
    return "entry";
  }

  @Override
  StoreLocation place() {
    return new StoreLocation.Shared(address);
  }

  @Override
  String address() {
    return address;
  }

  @Override
  void makeOlderStore() throws Exception {
    old = RealPostgres.emptyDatabase();
    Flyway.configure()
        .dataSource(old, null, null)
        .locations("classpath:kraken/server/store/migrations")
        .placeholders(
            Map.of("clustered", "", "bytes", "bytea", "instant", "timestamp with time zone"))
        .target("9")
        .load()
        .migrate();
    try (Connection connection = DriverManager.getConnection(old);
        Statement statement = connection.createStatement()) {
      statement.execute("insert into entry " + OLDER_ENTRIES);
    }
  }

  @Override
  StoreLocation olderPlace() {
    return new StoreLocation.Shared(old);
  }
}
