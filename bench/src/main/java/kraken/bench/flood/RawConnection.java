package kraken.bench.flood;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** A connection that sends whatever it is told to, from an address of its own. It blocks. */
final class RawConnection implements AutoCloseable {

  private static final int PATIENCE = (int) Duration.ofSeconds(20).toMillis();
  private static final int SMALL_WINDOW = 4_096;

  private static final int TEXT = 0x81;
  private static final int CLOSE = 0x88;
  private static final int PING = 0x89;
  private static final int PONG = 0x8a;
  private static final int MASKED = 0x80;
  private static final int LENGTH_IN_TWO = 126;
  private static final int LENGTH_IN_EIGHT = 127;

  private final Socket socket = new Socket();
  private final DataInputStream in;
  private final OutputStream out;

  private RawConnection(InetAddress from, int port, boolean slow) throws IOException {
    if (slow) {
      socket.setReceiveBufferSize(SMALL_WINDOW);
    }
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(PATIENCE);
    socket.bind(new InetSocketAddress(from, 0));
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE);
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    out = socket.getOutputStream();
  }

  static RawConnection open(InetAddress from, int port) throws IOException {
    return new RawConnection(from, port, false);
  }

  /** One that can be sent little before it reads. */
  static RawConnection slow(InetAddress from, int port) throws IOException {
    return new RawConnection(from, port, true);
  }

  void send(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Sends a request without waiting for its answer. */
  void request(String method, String path, String cookie, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    String head =
        method
            + " "
            + path
            + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: "
            + cookie
            + "\r\nContent-Length: "
            + bytes.length
            + "\r\n\r\n";
    out.write(head.getBytes(StandardCharsets.US_ASCII));
    out.write(bytes);
  }

  /** The whole answer, head and body, until the server closes the connection. */
  String answer() throws IOException {
    return new String(in.readAllBytes(), StandardCharsets.UTF_8);
  }

  /** Makes a socket of the connection; fails with the server's answer where it is refused. */
  void upgrade(String table, String cookie) throws IOException {
    send(
        "GET /api/tables/"
            + table
            + "/socket?after=-1 HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: "
            + cookie
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      head.append((char) in.readUnsignedByte());
    }
    if (!head.toString().startsWith("HTTP/1.1 101")) {
      throw new IOException("no socket: " + head.substring(0, head.indexOf("\r\n")));
    }
  }

  void sendText(String text) throws IOException {
    sendFrame(TEXT, text.getBytes(StandardCharsets.UTF_8));
  }

  /** Sends a frame with a mask of zeros, which leaves the bytes as they are. */
  void sendFrame(int code, byte[] payload) throws IOException {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
    frame.put((byte) code);
    if (payload.length < LENGTH_IN_TWO) {
      frame.put((byte) (MASKED | payload.length));
    } else {
      frame.put((byte) (MASKED | LENGTH_IN_TWO)).putShort((short) payload.length);
    }
    frame.putInt(0).put(payload);
    out.write(frame.array(), 0, frame.position());
  }

  /** The next text; pings on the way are answered. Fails where the socket is closed. */
  String nextText() throws IOException {
    while (true) {
      int code = in.readUnsignedByte();
      byte[] payload = new byte[length(in.readUnsignedByte())];
      in.readFully(payload);
      if (code == TEXT) {
        return new String(payload, StandardCharsets.UTF_8);
      }
      if (code == PING) {
        sendFrame(PONG, payload);
      }
      if (code == CLOSE) {
        throw new EOFException("the server has closed the socket");
      }
    }
  }

  private int length(int told) throws IOException {
    return switch (told) {
      case LENGTH_IN_TWO -> in.readUnsignedShort();
      case LENGTH_IN_EIGHT -> Math.toIntExact(in.readLong());
      default -> told;
    };
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException gone) {
      // then it is closed
    }
  }
}
