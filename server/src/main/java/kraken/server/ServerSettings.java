package kraken.server;

import java.time.InstantSource;
import kraken.server.http.limits.Limit;
import kraken.server.http.limits.Limits;
import kraken.server.store.db.StoreLocation;
import kraken.tables.Retention;
import kraken.tables.live.TableSettings;

/**
 * The settings of a server.
 *
 * @param port 0 for any free port
 * @param store the folder or database where the data is kept
 * @param retention how long tables are kept
 * @param behindProxy whether to believe the forwarding headers, since a proxy in front sets them
 * @param alertsAnywhere whether alerts may also go to addresses that are not public
 * @param clock this machine's; servers that share a database use the clock of the database instead
 */
public record ServerSettings(
    String host,
    int port,
    StoreLocation store,
    Limits limits,
    TableSettings tables,
    Retention retention,
    boolean behindProxy,
    boolean alertsAnywhere,
    InstantSource clock) {

  private static final long KILOBYTE = 1024;

  public static ServerSettings of(String host, int port, StoreLocation store) {
    return new ServerSettings(
        host,
        port,
        store,
        Limits.STANDARD,
        TableSettings.STANDARD,
        Retention.STANDARD,
        false,
        false,
        InstantSource.system());
  }

  public ServerSettings with(Limits other) {
    return new ServerSettings(
        host, port, store, other, tables, retention, behindProxy, alertsAnywhere, clock);
  }

  public ServerSettings with(TableSettings other) {
    return new ServerSettings(
        host, port, store, limits, other, retention, behindProxy, alertsAnywhere, clock);
  }

  public ServerSettings with(Retention other) {
    return new ServerSettings(
        host, port, store, limits, tables, other, behindProxy, alertsAnywhere, clock);
  }

  public ServerSettings with(InstantSource other) {
    return new ServerSettings(
        host, port, store, limits, tables, retention, behindProxy, alertsAnywhere, other);
  }

  public ServerSettings behindProxy(boolean behind) {
    return new ServerSettings(
        host, port, store, limits, tables, retention, behind, alertsAnywhere, clock);
  }

  public ServerSettings alertingAnywhere(boolean anywhere) {
    return new ServerSettings(
        host, port, store, limits, tables, retention, behindProxy, anywhere, clock);
  }

  TableSettings tablesWithinLimits() {
    return tables.withMostLogBytes(limits.of(Limit.LOG).burst() * KILOBYTE);
  }
}
