package kraken.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static kraken.server.store.StoreTest.draw;
import static kraken.server.store.StoreTest.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import kraken.server.store.sqlite.Sqlite;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that an earlier version has written is brought up to date when it is opened. */
class SqliteMigrationTest {

  @Test
  void aFileFromBeforeThereWereTrailsIsBroughtUpToDate(@TempDir Path other) throws Exception {
    Flyway.configure()
        .dataSource("jdbc:sqlite:" + other.resolve(Sqlite.FILE), "", "")
        .locations("classpath:kraken/server/store/migrations")
        .target("7")
        .placeholders(Map.of("clustered", "without rowid", "bytes", "blob", "instant", "text"))
        .load()
        .migrate();
    String name = "Xanthippe Longstocking";
    try (Connection connection = TrailsTest.connection(other);
        Statement statement = connection.createStatement()) {
      statement.execute(
          """
          insert into entry values ('b', 2, 0, 'x/2', '{"type":"Started"}'),
          ('a', 1, 0, 'x/1', '{"type":"Drawn","bounds":[6],"numbers":[%d]}'),
          ('b', 1, 0, 'x/1', '{"type":"Seated","seat":0,"sitter":{"type":"Human","person":{"id":"x1","name":"%s"}}}')
          """
              .formatted(3, name));
    }

    try (Database next = TrailsTest.openedIn(other)) {
      assertThat(next.journal().read("a", 0)).hasSize(1);
      assertThat(next.journal().read("b", 0)).extracting(Entry::number).containsExactly(1L, 2L);
      next.journal().append("b", List.of(draw(3), entry(4, new Fact.Left("x1")))).join();
      assertThat(next.journal().read("b", 0)).hasSize(4);
    }
    assertThat(new String(Files.readAllBytes(other.resolve(Sqlite.FILE)), UTF_8))
        .as("nothing is left in its old place")
        .doesNotContain(name);
  }
}
