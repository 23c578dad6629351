package kraken.server;

import kraken.server.http.Limits;
import kraken.server.store.Place;
import kraken.tables.live.TableSettings;

/**
 * How a server is run.
 *
 * @param port 0 for any that is free
 * @param place for all that must outlive a restart
 */
public record ServerSettings(
    String host, int port, Place place, Limits limits, TableSettings tables) {

  public static ServerSettings of(String host, int port, Place place) {
    return new ServerSettings(host, port, place, Limits.STANDARD, TableSettings.STANDARD);
  }

  public ServerSettings with(Limits other) {
    return new ServerSettings(host, port, place, other, tables);
  }

  public ServerSettings with(TableSettings other) {
    return new ServerSettings(host, port, place, limits, other);
  }
}
