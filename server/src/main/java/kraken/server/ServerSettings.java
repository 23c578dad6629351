package kraken.server;

import java.time.InstantSource;
import kraken.server.http.limits.Limits;
import kraken.server.store.db.StoreLocation;
import kraken.tables.live.TableSettings;

/**
 * How a server is run.
 *
 * @param port 0 for any that is free
 * @param place for all that must outlive a restart
 * @param behindProxy whether a proxy in front tells for whom it asks
 * @param clock of this machine; servers that share a database go by the clock of that
 */
public record ServerSettings(
    String host,
    int port,
    StoreLocation place,
    Limits limits,
    TableSettings tables,
    boolean behindProxy,
    InstantSource clock) {

  public static ServerSettings of(String host, int port, StoreLocation place) {
    return new ServerSettings(
        host, port, place, Limits.STANDARD, TableSettings.STANDARD, false, InstantSource.system());
  }

  public ServerSettings with(Limits other) {
    return new ServerSettings(host, port, place, other, tables, behindProxy, clock);
  }

  public ServerSettings with(TableSettings other) {
    return new ServerSettings(host, port, place, limits, other, behindProxy, clock);
  }

  public ServerSettings with(InstantSource other) {
    return new ServerSettings(host, port, place, limits, tables, behindProxy, other);
  }

  public ServerSettings behindProxy(boolean behind) {
    return new ServerSettings(host, port, place, limits, tables, behind, clock);
  }
}
