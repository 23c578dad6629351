package kraken.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteTest extends StoreTest {

  @TempDir Path folder;

  @Override
  Database opened() throws UnusableStoreException {
    return Database.open(new StoreLocation.Folder(folder));
  }

  @Test
  void aBackupHasEverythingThatWasCommittedWhileTheServerGoesOn(@TempDir Path other)
      throws UnusableStoreException {
    database.journal().keepSecret("t", "s3cret").join();
    database.journal().append("t", List.of(entry(1, OPENED), draw(2))).join();

    assertThat(Backup.of(folder, other.resolve("kraken.db"))).isPositive();

    database.journal().append("t", List.of(draw(3))).join();
    try (Database restored = Database.open(new StoreLocation.Folder(other))) {
      assertThat(restored.journal().read("t", 0)).hasSize(2);
      assertThat(restored.journal().secret("t")).isEqualTo("s3cret");
      restored.journal().append("t", List.of(draw(3), draw(4))).join();
      assertThat(restored.listings().of("a1", 9)).hasSize(1);
    }
  }

  @Test
  void aBackupNeverOverwritesAnything(@TempDir Path other) throws Exception {
    Path there = Files.createFile(other.resolve("a.db"));
    assertThatThrownBy(() -> Backup.of(folder, there))
        .isInstanceOf(UnusableStoreException.class)
        .hasMessage("The file " + there + " is there already.");
  }

  @Test
  void aSecondServerIsKeptOut() {
    assertThatThrownBy(() -> Database.open(new StoreLocation.Folder(folder)))
        .isInstanceOf(UnusableStoreException.class)
        .hasMessageContaining("Another server is using the folder");
  }

  @Test
  void aFileOfSomethingElseIsLeftAlone(@TempDir Path other) throws IOException {
    Files.writeString(other.resolve("kraken.db"), "my shopping list, and nothing like a database");

    assertThatThrownBy(() -> Database.open(new StoreLocation.Folder(other)))
        .isInstanceOf(UnusableStoreException.class)
        .hasMessageContaining("is not one that this version can read");
  }

  @Test
  void anEmptyFileIsNotTakenForANewStore(@TempDir Path other) throws Exception {
    Path file = Files.createFile(other.resolve("kraken.db"));
    assertThatThrownBy(() -> Database.open(new StoreLocation.Folder(other)))
        .isInstanceOf(UnusableStoreException.class)
        .hasMessage(
            "The file "
                + file
                + " is empty, so it has lost its tables. Restore a backup, or delete it to begin anew.");
    assertThat(file).isEmptyFile();
    assertThatThrownBy(() -> Backup.of(other, other.resolve("copy.db")))
        .isInstanceOf(UnusableStoreException.class)
        .hasMessageContaining("is empty");
  }

  @Test
  void aDatabaseOfSomethingElseIsLeftAlone(@TempDir Path other) throws Exception {
    Path file = other.resolve("kraken.db");
    for (String sql : List.of("create table shopping (what text)", "drop table shopping")) {
      try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
          Statement statement = connection.createStatement()) {
        statement.execute(sql);
      }
      byte[] before = Files.readAllBytes(file);
      assertThatThrownBy(() -> Database.open(new StoreLocation.Folder(other)))
          .isInstanceOf(UnusableStoreException.class)
          .hasMessageContaining("is not one that this version can read");
      assertThat(file).hasBinaryContent(before);
    }
  }

  @Test
  void aStoreWhoseFileIsMissingIsNotBegunAnew(@TempDir Path other) throws Exception {
    Path wal = Files.writeString(other.resolve("kraken.db-wal"), "the last moves");
    assertThatThrownBy(() -> Database.open(new StoreLocation.Folder(other)))
        .isInstanceOf(UnusableStoreException.class)
        .hasMessageContaining("kraken.db is missing, but");
    assertThat(wal).hasContent("the last moves");
  }

  @Test
  void aStoreThatWasNotFinishedIsMadeAnew(@TempDir Path other) throws Exception {
    Files.writeString(other.resolve("kraken.db.new"), "half of a store");
    try (Database next = Database.open(new StoreLocation.Folder(other))) {
      next.journal().append("t", List.of(draw(1))).join();
      assertThat(next.journal().read("t", 0)).hasSize(1);
    }
    assertThat(other.resolve("kraken.db.new")).doesNotExist();
  }
}
