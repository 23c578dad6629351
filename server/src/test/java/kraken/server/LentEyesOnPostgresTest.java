package kraken.server;

import java.time.Duration;
import kraken.server.http.limits.Limits;
import kraken.server.store.RealPostgres;
import kraken.server.store.db.StoreLocation;
import kraken.tables.live.TableSettings;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;

/** The same with two servers: Anne uses one, and everybody else the other. */
class LentEyesOnPostgresTest extends LentEyesTest {

  private final StoreLocation database = new StoreLocation.Shared(RealPostgres.freshDatabase());
  private @Nullable Server other;

  @Override
  ServerSettings settings() {
    return ServerSettings.of("127.0.0.1", 0, database)
        .with(Limits.NONE)
        .with(TableSettings.STANDARD.withBotDelay(Duration.ZERO));
  }

  @Override
  TestClient atAnother(TestClient person) {
    Server second = other;
    if (second == null) {
      try {
        second = Server.start(settings());
      } catch (Exception unusable) {
        throw new AssertionError(unusable);
      }
    }
    other = second;
    return person.at(second.port());
  }

  @AfterEach
  void stopTheOther() {
    if (other != null) {
      other.close();
    }
  }
}
