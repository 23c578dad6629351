package kraken.server.store.postgres;

import kraken.server.store.db.Backend;

/** Connects to a PostgreSQL that any number of servers share. */
public final class Postgres {

  private Postgres() {}

  public static Backend at(String address) {
    return new Backend(new PostgresDialect(address), new PostgresPeers(address));
  }
}
