package kraken.server.store.db;

/** A database: how it is spoken to, and which other servers use it. */
public record Backend(Dialect dialect, Peers peers) implements AutoCloseable {

  public boolean isShared() {
    return peers.isShared();
  }

  @Override
  public void close() {
    peers.close();
  }
}
