package kraken.server.http;

import java.util.concurrent.CompletableFuture;
import kraken.server.http.websocket.WebSocket;

/** Hears one socket, from its opening to its end. */
final class Ear implements WebSocket.Listener {

  private final Sockets sockets;
  private final Visit visit;

  Ear(Sockets sockets, Visit visit) {
    this.sockets = sockets;
    this.visit = visit;
  }

  String visitor() {
    return visit.visitor();
  }

  @Override
  public void opened(WebSocket socket) {
    sockets.open(this, socket, visit);
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
