package kraken.server.store;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteTest extends StoreTest {

  @TempDir Path folder;

  @Override
  Database opened() throws Unusable {
    return Database.open(new Place.Folder(folder));
  }

  @Test
  void aSecondServerIsKeptOut() {
    assertThatThrownBy(() -> Database.open(new Place.Folder(folder)))
        .isInstanceOf(Unusable.class)
        .hasMessageContaining("Another server is using the folder");
  }

  @Test
  void aFileOfSomethingElseIsLeftAlone(@TempDir Path other) throws IOException {
    Files.writeString(other.resolve("kraken.db"), "my shopping list, and nothing like a database");

    assertThatThrownBy(() -> Database.open(new Place.Folder(other)))
        .isInstanceOf(Unusable.class)
        .hasMessageContaining("is not one that this version can read");
  }
}
