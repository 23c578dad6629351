package kraken.server.http.websocket;

import java.util.concurrent.atomic.AtomicLong;

/**
 * How many bytes may wait on all sockets together to be sent. A socket may use a part of what is
 * still free: so those that read slowest reach their share first and are closed, and there is
 * always room for a message to those that keep up. Safe for many threads.
 */
public final class UnsentBudget {

  /** A socket may use one part in so many of what is free. */
  private static final int SHARE = 8;

  private static final int MOST_OF_ONE = 1024 * 1024;

  private final long most;
  private final AtomicLong used = new AtomicLong();

  public UnsentBudget(long most) {
    this.most = most;
  }

  /**
   * Takes bytes for a socket where others wait already; false where that is more than its share.
   */
  boolean take(int waiting, int more) {
    long free = most - used.get();
    if (waiting + (long) more > Math.min(MOST_OF_ONE, free / SHARE)) {
      return false;
    }
    used.addAndGet(more);
    return true;
  }

  /** Takes bytes that must be sent in any case: a close frame. */
  void takeAnyway(int more) {
    used.addAndGet(more);
  }

  void giveBack(int bytes) {
    used.addAndGet(-bytes);
  }

  public long used() {
    return used.get();
  }
}
