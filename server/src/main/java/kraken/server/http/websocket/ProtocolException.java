package kraken.server.http.websocket;

/** What came is not WebSocket, or more than is taken; the socket ends with this code. */
final class ProtocolException extends Exception {

  private static final long serialVersionUID = 1;

  private final int code;

  ProtocolException(int code, String reason) {
    super(reason);
    this.code = code;
  }

  int code() {
    return code;
  }

  String reason() {
    return String.valueOf(getMessage());
  }
}
