package kraken.bench.load;

import kraken.server.store.db.StoreLocation;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a measurement.
 *
 * @param servers the number of servers that share the load; more than one need a database
 * @param database null for a file in a folder
 * @param apart whether the four players of a table connect to different servers, as behind a proxy
 *     that ignores tables
 */
public record LoadSettings(
    int tables, long seconds, int servers, StoreLocation.@Nullable Shared database, boolean apart) {

  /** The server that a player of this table connects to. */
  int server(int table, int who) {
    return (apart ? table + who : table) % servers;
  }
}
