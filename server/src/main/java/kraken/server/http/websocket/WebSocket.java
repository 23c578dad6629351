package kraken.server.http.websocket;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.eclipse.jetty.io.AbstractConnection;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.BufferUtil;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A connection that speaks WebSocket. It calls its listener on the selector's thread, since waking
 * another thread for every move costs more than the move; so the listener must not block. Any
 * thread may send and close.
 */
public final class WebSocket extends AbstractConnection.NonBlocking
    implements Connection.UpgradeTo {

  private static final Logger LOG = LoggerFactory.getLogger(WebSocket.class);

  /** How long the client has to close the connection after our close frame. */
  private static final Duration CLOSE_TIMEOUT = Duration.ofSeconds(5);

  private static final byte[] EMPTY_PING = Frame.written(Frame.Kind.PING, new byte[0]);

  private static final int READ_BUFFER_BYTES = 32 * 1024;

  /**
   * One read buffer for each selector thread: what a connection reads is handled or copied before
   * the thread reads the next connection.
   */
  private static final ThreadLocal<ByteBuffer> READ_BUFFER =
      ThreadLocal.withInitial(() -> BufferUtil.allocateDirect(READ_BUFFER_BYTES));

  private final Listener listener;
  private final FrameReader reader;
  private final MessageAssembler assembler;
  private final Outbox outbox;
  private final Heartbeat heartbeat = new Heartbeat();
  private volatile long closeDeadline;
  private volatile boolean closing;

  /** Learns what happens on the socket, one event at a time. Must not block. */
  public interface Listener {
    void opened(WebSocket socket);

    /**
     * Whether the client may send one more frame that is no whole message: a ping, a part of a
     * message, or a pong that was not asked for. Whole messages are counted by who receives them.
     */
    boolean admitsFrame();

    /** A text message. The next one is read when the result is complete. */
    CompletableFuture<?> received(String message);

    /** Called once, however the connection ended. */
    void closed();
  }

  /**
   * Creates a socket on a connection that is being upgraded from HTTP.
   *
   * @param budget shared by all sockets
   * @param longest how many bytes a message may have
   */
  public WebSocket(
      EndPoint network, Executor executor, Listener listener, UnsentBudget budget, int longest) {
    super(network, executor);
    this.listener = listener;
    this.reader = new FrameReader(longest);
    this.assembler = new MessageAssembler(longest);
    this.outbox = new Outbox(network, budget, this::close);
  }

  /** Keeps the bytes that the client sent right behind its request. */
  @Override
  public void onUpgradeTo(ByteBuffer early) {
    reader.add(early);
    reader.keep();
  }

  @Override
  public void onOpen() {
    super.onOpen();
    getEndPoint().setIdleTimeout(0); // what is sent would count, too: tick looks instead
    listener.opened(this);
    readFrames();
  }

  /**
   * Sends a text message.
   *
   * @param utf8 shared with other sockets; nobody changes it
   * @param moreFollows whether to hold the message back until the next one, so that both go in one
   *     packet
   */
  public void send(byte[] utf8, boolean moreFollows) {
    if (!outbox.send(Frame.written(Frame.Kind.TEXT, utf8), moreFollows)) {
      close(CloseCode.TOO_SLOW, "too slow");
    }
  }

  /**
   * Called every second. Sends a ping to a client that has been silent for {@value
   * Heartbeat#PING_AFTER} seconds, and ends the connection after {@value Heartbeat#GONE_AFTER}. A
   * client whose last message is still being handled is not silent: nothing more is read of it.
   */
  public void tick() {
    if (closing || !isFillInterested()) {
      return;
    }
    switch (heartbeat.tick()) {
      case NOTHING -> {}
      case PING -> outbox.send(EMPTY_PING, false);
      case CLOSE -> {
        close(CloseCode.GOING_AWAY, "silent for too long");
        close();
      }
    }
  }

  /** Sends a close frame with the reason. Nothing is sent or handled after it. */
  public void close(int code, String reason) {
    if (outbox.sendLast(new CloseFrame(code, reason).frame())) {
      closeDeadline = System.nanoTime() + CLOSE_TIMEOUT.toNanos();
      closing = true;
      getEndPoint().setIdleTimeout(CLOSE_TIMEOUT.toMillis());
    }
  }

  @Override
  public void onFillable() {
    ByteBuffer buffer = READ_BUFFER.get();
    BufferUtil.clear(buffer);
    try {
      int read = getEndPoint().fill(buffer);
      if (read < 0 || (closing && System.nanoTime() - closeDeadline > 0)) {
        close();
      } else if (closing) {
        // closing now could reset the connection before the client has read the reason
        fillInterested();
      } else {
        reader.add(buffer);
        readFrames();
      }
    } catch (IOException broken) {
      close();
    }
  }

  private void readFrames() {
    heartbeat.heard();
    try {
      for (Frame frame = reader.next(); frame != null && !closing; frame = reader.next()) {
        CompletableFuture<?> handled = handle(frame);
        if (handled != null && !handled.isDone()) {
          reader.keep();
          var _ = handled.whenComplete((_, _) -> readFrames());
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

  private @Nullable CompletableFuture<?> handle(Frame frame) throws ProtocolException {
    if (!isCountedElsewhere(frame) && !listener.admitsFrame()) {
      close(CloseCode.TOO_MANY, "too many frames");
      return null;
    }
    switch (frame.kind()) {
      case TEXT, CONTINUATION -> {
        String text = assembler.text(frame);
        return text == null ? null : listener.received(text);
      }
      case BINARY -> close(CloseCode.UNSUPPORTED, "text only");
      case PING -> outbox.send(Frame.written(Frame.Kind.PONG, frame.payload()), false);
      case PONG -> {}
      case CLOSE -> {
        CloseFrame close = CloseFrame.read(frame.payload());
        close(close.code(), close.reason());
      }
    }
    return null;
  }

  private boolean isCountedElsewhere(Frame frame) {
    return switch (frame.kind()) {
      case TEXT -> frame.last();
      case PONG -> heartbeat.takePong();
      case CLOSE -> true;
      case CONTINUATION, BINARY, PING -> false;
    };
  }

  /** The connection is broken, or the client has not closed it in time. */
  @Override
  public void onFillInterestedFailed(Throwable cause) {
    close();
  }

  @Override
  public void onClose(@Nullable Throwable cause) {
    super.onClose(cause);
    outbox.end();
    listener.closed();
  }
}
