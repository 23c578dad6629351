package kraken.server;

import java.time.Duration;
import kraken.server.http.limits.Limits;
import kraken.server.store.RealPostgres;
import kraken.server.store.db.StoreLocation;
import kraken.tables.live.TableSettings;
import org.jspecify.annotations.Nullable;

/** Another server on the same fresh PostgreSQL; it starts when somebody first uses it. */
final class SecondServer implements AutoCloseable {

  private final ServerSettings settings =
      ServerSettings.of("127.0.0.1", 0, new StoreLocation.Shared(RealPostgres.freshDatabase()))
          .with(Limits.NONE)
          .with(TableSettings.STANDARD.withBotPause(Duration.ZERO));

  private @Nullable Server server;

  /** The settings of both servers. */
  ServerSettings settings() {
    return settings;
  }

  /** The same person, who uses this server. */
  TestClient client(TestClient person) {
    return person.at(server().port());
  }

  Server server() {
    Server started = server == null ? started() : server;
    server = started;
    return started;
  }

  private Server started() {
    try {
      return Server.start(settings);
    } catch (Exception unusable) {
      throw new AssertionError(unusable);
    }
  }

  @Override
  public void close() {
    if (server != null) {
      server.close();
    }
  }
}
