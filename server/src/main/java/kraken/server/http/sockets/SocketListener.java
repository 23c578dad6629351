package kraken.server.http.sockets;

import java.util.concurrent.CompletableFuture;
import kraken.server.http.websocket.WebSocket;

/**
 * Passes what happens on one socket to {@link TableSockets}, which knows the socket by this object.
 */
final class SocketListener implements WebSocket.Listener {

  private final TableSockets sockets;
  private final SocketRequest socketRequest;

  SocketListener(TableSockets sockets, SocketRequest socketRequest) {
    this.sockets = sockets;
    this.socketRequest = socketRequest;
  }

  String client() {
    return socketRequest.client();
  }

  @Override
  public void opened(WebSocket socket) {
    sockets.open(this, socket, socketRequest);
  }

  @Override
  public boolean admitsFrame() {
    return sockets.admitsFrame(this);
  }

  @Override
  public CompletableFuture<?> received(String message) {
    return sockets.receive(this, message);
  }

  @Override
  public void closed() {
    sockets.remove(this);
  }
}
