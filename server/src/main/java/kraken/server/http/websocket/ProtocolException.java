package kraken.server.http.websocket;

/** The client broke the protocol or sent too much. The socket closes with this code. */
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
