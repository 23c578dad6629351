package kraken.server.http;

import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Invocable;
import org.eclipse.jetty.websocket.core.WebSocketConnection;

/**
 * Where connections arrive. What a socket says is heard on the very thread that watches the
 * network: nobody waits there, and to wake another thread for every move costs more than the move.
 */
final class Harbour extends ServerConnector {

  /**
   * After a restart everybody comes back at once; the system takes as many of them as it allows.
   */
  private static final int WAITING = 4096;

  Harbour(Server server, HttpConfiguration http, String host, int port) {
    super(server, new HttpConnectionFactory(http));
    setHost(host);
    setPort(port);
    setAcceptQueueSize(WAITING);
  }

  @Override
  protected SocketChannelEndPoint newEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key) {
    SocketChannelEndPoint end =
        new SocketChannelEndPoint(channel, selector, key, getScheduler()) {
          @Override
          public void fillInterested(Callback callback) {
            super.fillInterested(
                getConnection() instanceof WebSocketConnection ? atOnce(callback) : callback);
          }
        };
    end.setIdleTimeout(getIdleTimeout());
    return end;
  }

  private static Callback atOnce(Callback callback) {
    return Callback.from(
        Invocable.InvocationType.NON_BLOCKING, callback::succeeded, callback::failed);
  }
}
