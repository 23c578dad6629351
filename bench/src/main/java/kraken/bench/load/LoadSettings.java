package kraken.bench.load;

import kraken.server.store.db.StoreLocation;
import org.jspecify.annotations.Nullable;

/**
 * What is to be measured.
 *
 * @param servers that share the load; more than one need a database
 * @param database null for a file in a folder
 * @param apart whether the four of a table come to different servers, as behind a proxy that knows
 *     nothing of tables
 */
public record LoadSettings(
    int tables, long seconds, int servers, StoreLocation.@Nullable Shared database, boolean apart) {

  /** The server that somebody at this table comes to. */
  int server(int table, int who) {
    return (apart ? table + who : table) % servers;
  }
}
