package kraken.server.http;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import kraken.server.http.limits.Connections;
import kraken.server.http.limits.Limit;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Accepts as many connections as the limits allow, with a long accept queue. */
final class LimitedConnector extends ServerConnector {

  /** After a restart all clients reconnect at once. The system may lower this number. */
  private static final int ACCEPT_QUEUE = 4096;

  private static final Logger LOG = LoggerFactory.getLogger(LimitedConnector.class);

  private static final byte[] REFUSAL = refusal().getBytes(StandardCharsets.US_ASCII);

  private final Connections<EndPoint> connections;
  private final Runnable everySecond;

  /** Creates a connector that runs {@code everySecond} while it is open. */
  LimitedConnector(
      Server server,
      HttpConfiguration http,
      String host,
      int port,
      Connections<EndPoint> connections,
      Runnable everySecond) {
    super(server, new HttpConnectionFactory(http));
    this.connections = connections;
    this.everySecond = everySecond;
    setHost(host);
    setPort(port);
    setAcceptQueueSize(ACCEPT_QUEUE);
  }

  @Override
  protected void doStart() throws Exception {
    super.doStart();
    tick();
  }

  /** Closes connections whose head does not come, and looks at the open sockets. */
  private void tick() {
    try {
      connections.late(EndPoint::close);
      everySecond.run();
    } catch (RuntimeException failure) {
      LOG.error("connections could not be looked at", failure);
    }
    var _ = getScheduler().schedule(this::tick, 1, TimeUnit.SECONDS);
  }

  @Override
  protected void onEndPointOpened(EndPoint end) {
    super.onEndPointOpened(end);
    if (end.getRemoteSocketAddress() instanceof InetSocketAddress address
        && !connections.admit(end, address.getAddress().getHostAddress())) {
      refuse(end);
    }
  }

  @Override
  protected void onEndPointClosed(EndPoint end) {
    connections.closed(end);
    super.onEndPointClosed(end);
  }

  /** Says why, as far as the system takes it at once, and closes. */
  private static void refuse(EndPoint end) {
    try {
      end.flush(ByteBuffer.wrap(REFUSAL));
    } catch (IOException gone) {
      // then nobody reads it
    }
    end.close();
  }

  private static String refusal() {
    String problem =
        "{\"code\":\"too-many\",\"sentence\":\"Too many "
            + Limit.CONNECTIONS.meaning()
            + ". Come back in 10 s.\"}";
    return String.join(
        "\r\n",
        "HTTP/1.1 429 Too Many Requests",
        "Retry-After: 10",
        "Connection: close",
        "Content-Type: application/json",
        "Content-Length: " + problem.length(),
        "",
        problem);
  }
}
