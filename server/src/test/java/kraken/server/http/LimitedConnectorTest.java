package kraken.server.http;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import kraken.server.http.limits.Connections;
import kraken.server.http.limits.Limits;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Server;
import org.junit.jupiter.api.Test;

class LimitedConnectorTest {

  /** Ends the test where the system refuses a connection; accepted ones never wait for it. */
  private static final int PATIENCE = 60_000;

  private final Server server = new Server();
  private final List<Socket> sockets = new ArrayList<>();

  @Test
  void aHundredClientsMayConnectBeforeTheFirstIsAccepted() throws IOException {
    Connections<EndPoint> connections = new Connections<>(Limits.NONE, System::nanoTime, _ -> {});
    String host = InetAddress.getLoopbackAddress().getHostAddress();
    try (LimitedConnector connector =
        new LimitedConnector(server, new HttpConfiguration(), host, 0, connections, () -> {})) {
      connector.open();
      InetSocketAddress address = new InetSocketAddress(host, connector.getLocalPort());
      assertThatCode(() -> arrive(100, address)).doesNotThrowAnyException();
    } finally {
      for (Socket socket : sockets) {
        socket.close();
      }
    }
  }

  private void arrive(int many, InetSocketAddress address) throws IOException {
    for (int i = 0; i < many; i++) {
      Socket socket = new Socket();
      sockets.add(socket);
      socket.connect(address, PATIENCE);
    }
  }
}
