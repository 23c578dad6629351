package kraken.server.store.db;

/** A database: its dialect, and the other servers that use it. */
public record Backend(Dialect dialect, Peers peers) implements AutoCloseable {

  public boolean isShared() {
    return peers.isShared();
  }

  @Override
  public void close() {
    peers.close();
  }
}
