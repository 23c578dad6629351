package kraken.server.http.websocket;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.ByteArrayEndPoint;
import org.jspecify.annotations.Nullable;

/** A client and listener of a socket in memory, without a network. */
final class Client implements WebSocket.Listener {

  static final int TEXT = 0x81;
  static final int MORE_TEXT = 0x01;
  static final int BINARY = 0x82;
  static final int NEXT = 0x00;
  static final int LAST = 0x80;
  static final int CLOSE = 0x88;
  static final int PING = 0x89;
  static final int PONG = 0x8a;

  static final int LONGEST = 1000;

  private static final byte[] MASK = {1, 2, 3, 4};

  final List<String> received = new ArrayList<>();
  final Pipe network;
  CompletableFuture<?> ready = CompletableFuture.completedFuture(null);
  boolean fails;
  int framesLeft = Integer.MAX_VALUE;
  boolean ended;
  final WebSocket socket;

  /** An end point in memory that runs everything on the calling thread. */
  static final class Pipe extends ByteArrayEndPoint {

    Pipe(int room) {
      super(new byte[0], room);
    }

    @Override
    protected void execute(Runnable task) {
      task.run();
    }

    void expireIdleTimeout() {
      onIdleExpired(new TimeoutException());
    }

    @Override
    public void onClose(@Nullable Throwable cause) {
      super.onClose(cause);
      getConnection().onClose(cause);
    }
  }

  /** Creates a client whose network takes this many bytes at once. */
  Client(int room) {
    this(room, new UnsentBudget(Long.MAX_VALUE));
  }

  Client(int room, UnsentBudget budget) {
    network = new Pipe(room);
    socket = new WebSocket(network, Runnable::run, this, budget, LONGEST);
    network.setConnection(socket);
    network.onOpen();
    socket.onOpen();
  }

  /** Lets seconds pass in which the client sends nothing. */
  void waitFor(int seconds) {
    for (int i = 0; i < seconds; i++) {
      socket.tick();
    }
  }

  @Override
  public void opened(WebSocket opened) {}

  @Override
  public boolean admitsFrame() {
    return framesLeft-- > 0;
  }

  @Override
  public CompletableFuture<?> received(String message) {
    received.add(message);
    if (fails) {
      throw new IllegalStateException("a failure for a test");
    }
    return ready;
  }

  @Override
  public void closed() {
    ended = true;
  }

  void send(byte[]... frames) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] frame : frames) {
      all.writeBytes(frame);
    }
    network.addInput(ByteBuffer.wrap(all.toByteArray()));
  }

  static byte[] frame(int head, String text) {
    return frame(head, text.getBytes(StandardCharsets.UTF_8));
  }

  /** A masked frame, as a client sends it. */
  static byte[] frame(int head, byte[] payload) {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
    frame.put((byte) head);
    if (payload.length <= 125) {
      frame.put((byte) (0x80 | payload.length));
    } else {
      frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
    }
    frame.put(MASK);
    for (int i = 0; i < payload.length; i++) {
      frame.put((byte) (payload[i] ^ MASK[i % 4]));
    }
    byte[] written = new byte[frame.position()];
    frame.flip().get(written);
    return written;
  }

  /** The bytes that the server has sent since the last call. */
  byte[] takeOutput() {
    ByteBuffer output = network.takeOutput();
    byte[] bytes = new byte[output.remaining()];
    output.get(bytes);
    return bytes;
  }

  /** The code of the close frame that the server has sent; -1 for another frame. */
  int closeCode() {
    ByteBuffer output = ByteBuffer.wrap(takeOutput());
    return (output.get(0) & 0xff) == CLOSE ? output.getShort(2) & 0xffff : -1;
  }
}
