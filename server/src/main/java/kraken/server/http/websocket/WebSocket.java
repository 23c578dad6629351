package kraken.server.http.websocket;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.BufferUtil;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A connection that speaks WebSocket. What comes is heard on the very thread that watches the
 * network: nobody waits there, and to wake another thread for every move costs more than the move.
 */
public final class WebSocket extends AbstractConnection.NonBlocking
    implements Connection.UpgradeTo {

  private static final Logger LOG = LoggerFactory.getLogger(WebSocket.class);

  /** For the client to hang up, after the last word. */
  private static final Duration TO_HANG_UP = Duration.ofSeconds(5);

  private static final int AT_ONCE = 32 * 1024;

  /** What is read is taken before the next reads: who watches the network needs but one. */
  private static final ThreadLocal<ByteBuffer> SCRATCH =
      ThreadLocal.withInitial(() -> BufferUtil.allocateDirect(AT_ONCE));

  private final Listener listener;
  private final FrameReader reader;
  private final MessageAssembler assembly;
  private final Outbox outbox;
  private final Duration silence;
  private volatile long hangUpBy;
  private volatile boolean ending;

  /** Who is told what comes, one thing after the other. */
  public interface Listener {
    void opened(WebSocket socket);

    /** Complete when the next message may come. */
    CompletableFuture<?> heard(String message);

    /** Once, however it came to an end. */
    void closed();
  }

  /**
   * A socket on a connection that spoke HTTP so far.
   *
   * @param longest how many bytes a message may have
   * @param silence after which it is taken for dead
   */
  public WebSocket(
      EndPoint network, Executor executor, Listener listener, int longest, Duration silence) {
    super(network, executor);
    this.listener = listener;
    this.reader = new FrameReader(longest);
    this.assembly = new MessageAssembler(longest);
    this.outbox = new Outbox(network, this::close);
    this.silence = silence;
  }

  /** The client may have said something already. */
  @Override
  public void onUpgradeTo(ByteBuffer early) {
    reader.add(early);
    reader.keep();
  }

  @Override
  public void onOpen() {
    super.onOpen();
    getEndPoint().setIdleTimeout(silence.toMillis());
    listener.opened(this);
    hear();
  }

  /**
   * Sends a text, at the latest with the next.
   *
   * @param utf8 is shared with other sockets, and never changed
   * @param moreFollows whether another follows at once: both go in one packet then
   */
  public void send(byte[] utf8, boolean moreFollows) {
    if (!outbox.send(Frame.written(Frame.Kind.TEXT, utf8), moreFollows)) {
      close(CloseCode.TOO_SLOW, "too slow");
    }
  }

  /** Nothing is sent or heard any more; the client is told why. */
  public void close(int code, String reason) {
    if (outbox.sendLast(new CloseFrame(code, reason).frame())) {
      hangUpBy = System.nanoTime() + TO_HANG_UP.toNanos();
      ending = true;
      getEndPoint().setIdleTimeout(TO_HANG_UP.toMillis());
    }
  }

  @Override
  public void onFillable() {
    ByteBuffer scratch = SCRATCH.get();
    BufferUtil.clear(scratch);
    try {
      int read = getEndPoint().fill(scratch);
      if (read < 0 || (ending && System.nanoTime() - hangUpBy > 0)) {
        close();
      } else if (ending) {
        fillInterested(); // who hangs up on somebody who still talks is not heard to the end
      } else {
        reader.add(scratch);
        hear();
      }
    } catch (IOException broken) {
      close();
    }
  }

  private void hear() {
    try {
      for (Frame frame = reader.next(); frame != null && !ending; frame = reader.next()) {
        CompletableFuture<?> heard = take(frame);
        if (heard != null && !heard.isDone()) {
          reader.keep();
          var _ = heard.whenComplete((_, _) -> hear());
          return;
        }
      }
      reader.keep();
    } catch (ProtocolException wrong) {
      close(wrong.code(), wrong.reason());
    } catch (RuntimeException failure) {
      LOG.warn("a message failed", failure);
      close(CloseCode.FAILED, "failed");
    }
    fillInterested();
  }

  private @Nullable CompletableFuture<?> take(Frame frame) throws ProtocolException {
    switch (frame.kind()) {
      case TEXT, CONTINUATION -> {
        String text = assembly.text(frame);
        return text == null ? null : listener.heard(text);
      }
      case BINARY -> close(CloseCode.UNSUPPORTED, "text only");
      case PING -> outbox.send(Frame.written(Frame.Kind.PONG, frame.payload()), false);
      case PONG -> {}
      case CLOSE -> {
        CloseFrame closing = CloseFrame.read(frame.payload());
        close(closing.code(), closing.reason());
      }
    }
    return null;
  }

  /** After a silence the client is told; after another there is nobody to tell. */
  @Override
  public void onFillInterestedFailed(Throwable cause) {
    if (cause instanceof TimeoutException && !ending) {
      close(CloseCode.GOING_AWAY, "silent for too long");
      fillInterested();
    } else {
      close();
    }
  }

  @Override
  public void onClose(@Nullable Throwable cause) {
    super.onClose(cause);
    listener.closed();
  }
}
