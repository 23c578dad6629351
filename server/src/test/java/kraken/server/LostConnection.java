package kraken.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A socket to a table from which nothing comes any more: it answers no ping, and stays open. */
final class LostConnection implements AutoCloseable {

  private final Socket socket;

  private LostConnection(Socket socket) {
    this.socket = socket;
  }

  static LostConnection of(TestClient client, String table) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), client.port);
    String upgrade =
        """
        GET /api/tables/%s/socket HTTP/1.1
        Host: 127.0.0.1
        Cookie: %s
        Upgrade: websocket
        Connection: Upgrade
        Sec-WebSocket-Version: 13
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==

        """
            .formatted(table, client.cookie)
            .replace("\n", "\r\n");
    socket.getOutputStream().write(upgrade.getBytes(StandardCharsets.US_ASCII));
    return new LostConnection(socket);
  }

  /** All that the server has sent, until it closes the connection. */
  String everything() throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
