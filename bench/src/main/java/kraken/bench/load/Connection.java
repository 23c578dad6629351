package kraken.bench.load;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** A minimal WebSocket client, so that the players cost less processor time than the server. */
final class Connection {

  private static final int ROOM = 32 * 1024;
  private static final int TEXT = 0x81;
  private static final int PING = 0x89;
  private static final byte[] PONG = {(byte) 0x8a, (byte) 0x80, 0, 0, 0, 0};
  private static final int LENGTH_IN_TWO = 126;
  private static final int MASKED = 0x80;

  private final SocketChannel channel;
  private final Consumer<MessageText> listener;
  private ByteBuffer in = ByteBuffer.allocate(ROOM);
  private boolean upgraded;

  private Connection(SocketChannel channel, Consumer<MessageText> listener) {
    this.channel = channel;
    this.listener = listener;
  }

  static Connection open(
      Selector selector, int port, String table, String cookie, Consumer<MessageText> listener)
      throws IOException {
    SocketChannel channel =
        SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    channel.socket().setTcpNoDelay(true);
    channel.configureBlocking(false);
    Connection connection = new Connection(channel, listener);
    channel.register(selector, SelectionKey.OP_READ, connection);
    connection.write(ByteBuffer.wrap(upgrade(port, table, cookie)));
    return connection;
  }

  private static byte[] upgrade(int port, String table, String cookie) {
    String request =
        """
        GET /api/tables/%s/socket?after=-1 HTTP/1.1
        Host: 127.0.0.1:%d
        Cookie: %s
        Upgrade: websocket
        Connection: Upgrade
        Sec-WebSocket-Version: 13
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

        """
            .formatted(table, port, cookie);
    return request.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII);
  }

  /** Sends a text with a mask of zeros, which leaves the bytes as they are. */
  void send(String text) throws IOException {
    byte[] payload = text.getBytes(StandardCharsets.UTF_8);
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
    frame.put((byte) TEXT);
    if (payload.length < LENGTH_IN_TWO) {
      frame.put((byte) (MASKED | payload.length));
    } else {
      frame.put((byte) (MASKED | LENGTH_IN_TWO)).putShort((short) payload.length);
    }
    write(frame.putInt(0).put(payload).flip());
  }

  private void write(ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  void read() throws IOException {
    if (channel.read(in) < 0) {
      throw new EOFException("the server has closed a socket");
    }
    in.flip();
    if (upgraded || takesUpgrade()) {
      while (takesFrame()) {}
    }
    in.compact();
    if (!in.hasRemaining()) {
      in = ByteBuffer.allocate(2 * in.capacity()).put(in.flip());
    }
  }

  private boolean takesUpgrade() {
    String head = StandardCharsets.ISO_8859_1.decode(in.duplicate()).toString();
    int end = head.indexOf("\r\n\r\n");
    if (end < 0) {
      return false;
    }
    if (!head.startsWith("HTTP/1.1 101")) {
      throw new IllegalStateException("no socket: " + head);
    }
    in.position(in.position() + end + 4);
    upgraded = true;
    return true;
  }

  private boolean takesFrame() throws IOException {
    if (in.remaining() < 2) {
      return false;
    }
    int start = in.position();
    int code = in.get(start);
    int length = in.get(start + 1) & 0x7f;
    int head = length < LENGTH_IN_TWO ? 2 : 4;
    if (length == LENGTH_IN_TWO && in.remaining() >= head) {
      length = in.getShort(start + 2) & 0xffff;
    } else if (length > LENGTH_IN_TWO) {
      throw new IllegalStateException("a message of more than 64 kB");
    }
    if (in.remaining() < head + length) {
      return false;
    }
    if ((byte) TEXT == code) {
      listener.accept(new MessageText(in.slice(start + head, length)));
    } else if ((byte) PING == code) {
      write(ByteBuffer.wrap(PONG));
    }
    in.position(start + head + length);
    return true;
  }
}
