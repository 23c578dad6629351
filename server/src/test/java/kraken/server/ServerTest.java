package kraken.server;

import java.nio.file.Path;
import java.time.Duration;
import kraken.server.http.CannotListenException;
import kraken.server.http.limits.Limits;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.live.TableSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A server of its own for each test. */
abstract class ServerTest {

  @TempDir Path folder;
  Server server;

  @BeforeEach
  void start() throws UnusableStoreException, CannotListenException {
    server = Server.start(settings());
  }

  ServerSettings settings() {
    return ServerSettings.of("127.0.0.1", 0, new StoreLocation.Folder(folder))
        .with(Limits.NONE)
        .with(TableSettings.STANDARD.withBotPause(Duration.ZERO));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  TestClient client(String name) {
    return TestClient.named(server.port(), name);
  }
}
