package kraken.server;

import java.time.Duration;
import kraken.server.http.Limits;
import kraken.server.store.Place;
import kraken.server.store.RealPostgres;
import kraken.tables.live.TableSettings;

class FarewellOnPostgresTest extends FarewellTest {

  @Override
  ServerSettings settings() {
    return ServerSettings.of("127.0.0.1", 0, new Place.Shared(RealPostgres.freshDatabase()))
        .with(Limits.NONE)
        .with(TableSettings.STANDARD.withBotDelay(Duration.ZERO));
  }
}
