package kraken.server.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** Accepts connections, with a long accept queue and cheap writes of single buffers. */
final class TunedConnector extends ServerConnector {

  /** After a restart all clients reconnect at once. The system may lower this number. */
  private static final int ACCEPT_QUEUE = 4096;

  TunedConnector(Server server, HttpConfiguration http, String host, int port) {
    super(server, new HttpConnectionFactory(http));
    setHost(host);
    setPort(port);
    setAcceptQueueSize(ACCEPT_QUEUE);
  }

  @Override
  protected SocketChannelEndPoint newEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key) {
    SocketChannelEndPoint end =
        new SocketChannelEndPoint(channel, selector, key, getScheduler()) {
          @Override
          public boolean flush(ByteBuffer... buffers) throws IOException {
            return buffers.length == 1 ? flushOne(this, buffers[0]) : super.flush(buffers);
          }
        };
    end.setIdleTimeout(getIdleTimeout());
    return end;
  }

  /**
   * Writes a single buffer directly: most messages are one, and a gathering write of one buffer
   * costs more.
   */
  private static boolean flushOne(SocketChannelEndPoint end, ByteBuffer bytes) throws IOException {
    try {
      if (end.getChannel().write(bytes) > 0) {
        end.notIdle();
      }
      return !bytes.hasRemaining();
    } catch (IOException broken) {
      throw new EofException(broken);
    }
  }
}
