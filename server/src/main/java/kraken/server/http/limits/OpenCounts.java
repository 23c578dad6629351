package kraken.server.http.limits;

import java.util.concurrent.ConcurrentHashMap;

/** How many things each client has open, up to a limit. Safe for many threads. */
public final class OpenCounts {

  private final int most;
  private final ConcurrentHashMap<String, Integer> open = new ConcurrentHashMap<>();

  public OpenCounts(int most) {
    this.most = most;
  }

  /** Counts one more, unless the client has as many as it may have. */
  public boolean open(String client) {
    boolean admitted = open.merge(client, 1, Integer::sum) <= most;
    if (!admitted) {
      close(client);
    }
    return admitted;
  }

  public void close(String client) {
    open.computeIfPresent(client, (_, count) -> count == 1 ? null : count - 1);
  }
}
