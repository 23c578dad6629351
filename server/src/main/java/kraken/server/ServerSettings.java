package kraken.server;

import java.nio.file.Path;
import kraken.server.http.Limits;
import kraken.tables.live.TableSettings;

/**
 * How a server is run.
 *
 * @param port 0 for any that is free
 * @param data the folder for all that must outlive a restart
 */
public record ServerSettings(
    String host, int port, Path data, Limits limits, TableSettings tables) {

  public static ServerSettings of(String host, int port, Path data) {
    return new ServerSettings(host, port, data, Limits.STANDARD, TableSettings.STANDARD);
  }

  public ServerSettings with(Limits other) {
    return new ServerSettings(host, port, data, other, tables);
  }

  public ServerSettings with(TableSettings other) {
    return new ServerSettings(host, port, data, limits, other);
  }
}
