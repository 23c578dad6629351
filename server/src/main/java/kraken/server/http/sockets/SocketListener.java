package kraken.server.http.sockets;

import java.util.concurrent.CompletableFuture;
import kraken.server.http.websocket.WebSocket;

/** Hears one socket, from its opening to its end. */
final class SocketListener implements WebSocket.Listener {

  private final TableSockets sockets;
  private final SocketRequest socketRequest;

  SocketListener(TableSockets sockets, SocketRequest socketRequest) {
    this.sockets = sockets;
    this.socketRequest = socketRequest;
  }

  String visitor() {
    return socketRequest.visitor();
  }

  @Override
  public void opened(WebSocket socket) {
    sockets.open(this, socket, socketRequest);
  }

  @Override
  public CompletableFuture<?> heard(String message) {
    return sockets.hear(this, message);
  }

  @Override
  public void closed() {
    sockets.leave(this);
  }
}
