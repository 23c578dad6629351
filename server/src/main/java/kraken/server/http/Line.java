package kraken.server.http;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/**
 * The way to one viewer. Sending never waits: what the viewer has not taken yet is queued, and who
 * takes too little for too long is cut off, and may come back and catch up.
 */
final class Line {

  static final int GOING_AWAY = 1001;

  /** Close codes, of those that RFC 6455 leaves to applications. */
  static final int NO_TABLE = 4404;

  static final int TOO_MANY = 4429;
  static final int TOO_SLOW = 4408;

  private static final long MOST_QUEUED = 1024 * 1024;

  private final CoreSession session;
  private final AtomicLong queued = new AtomicLong();
  private final AtomicBoolean closed = new AtomicBoolean();

  Line(CoreSession session) {
    this.session = session;
  }

  /** The bytes are shared with other lines, and never changed. */
  void send(byte[] text) {
    send(text, false);
  }

  /**
   * Sends it, at the latest with the next.
   *
   * @param moreFollows whether another message follows at once: both go in one packet then
   */
  void send(byte[] text, boolean moreFollows) {
    if (closed.get()) {
      return;
    }
    if (queued.addAndGet(text.length) > MOST_QUEUED) {
      close(TOO_SLOW, "too slow");
      return;
    }
    session.sendFrame(
        new Frame(OpCode.TEXT, ByteBuffer.wrap(text)), taken(text.length), moreFollows);
  }

  private Callback taken(int length) {
    return Callback.from(() -> queued.addAndGet(-length), _ -> closed.set(true));
  }

  void close(int code, String reason) {
    if (closed.compareAndSet(false, true)) {
      session.close(code, reason, Callback.from(() -> {}, _ -> session.abort()));
    }
  }
}
