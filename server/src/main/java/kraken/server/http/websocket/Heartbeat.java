package kraken.server.http.websocket;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Counts the seconds in which a client sends nothing: a connection that was lost on the way does
 * not end by itself. It goes by ticks and not by a clock, so a machine that stood still does not
 * blame its clients. Safe for many threads.
 */
final class Heartbeat {

  static final int PING_AFTER = 10;
  static final int GONE_AFTER = 20;

  private final AtomicInteger silentTicks = new AtomicInteger();
  private final AtomicBoolean awaitsPong = new AtomicBoolean();

  /** What is to be done with a client. */
  enum Due {
    NOTHING,
    PING,
    CLOSE
  }

  /** Something came from the client. */
  void heard() {
    silentTicks.set(0);
  }

  /** Another second has passed. */
  Due tick() {
    int silent = silentTicks.incrementAndGet();
    if (silent == PING_AFTER) {
      awaitsPong.set(true);
      return Due.PING;
    }
    return silent >= GONE_AFTER ? Due.CLOSE : Due.NOTHING;
  }

  /** Whether a pong that came is the answer to a ping. */
  boolean takePong() {
    return awaitsPong.getAndSet(false);
  }
}
