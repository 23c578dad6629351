package kraken.server;

import java.time.Duration;
import kraken.server.http.limits.Limits;
import kraken.server.store.RealPostgres;
import kraken.server.store.db.StoreLocation;
import kraken.tables.live.TableSettings;

class PersonErasureOnPostgresTest extends PersonErasureTest {

  @Override
  ServerSettings settings() {
    return ServerSettings.of("127.0.0.1", 0, new StoreLocation.Shared(RealPostgres.freshDatabase()))
        .with(Limits.NONE)
        .with(TableSettings.STANDARD.withBotPause(Duration.ZERO));
  }
}
