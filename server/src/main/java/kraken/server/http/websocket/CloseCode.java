package kraken.server.http.websocket;

/** Close codes of RFC 6455; those from 4000 on are our own. */
public final class CloseCode {

  public static final int NORMAL = 1000;
  public static final int GOING_AWAY = 1001;
  public static final int PROTOCOL_ERROR = 1002;
  public static final int UNSUPPORTED = 1003;
  public static final int NOT_UTF8 = 1007;
  public static final int TOO_LARGE = 1009;
  public static final int FAILED = 1011;
  public static final int TOO_SLOW = 4408;
  public static final int TOO_MANY = 4429;

  private static final int LAST_DEFINED = 1014;
  private static final int FIRST_OF_LIBRARIES = 3000;
  private static final int LAST = 4999;

  private CloseCode() {}

  /**
   * Whether a close frame may carry the code: some are reserved for connections that ended without
   * one.
   */
  static boolean mayBeSent(int code) {
    return switch (code) {
      case 1004, 1005, 1006 -> false;
      default ->
          (code >= NORMAL && code <= LAST_DEFINED) || (code >= FIRST_OF_LIBRARIES && code <= LAST);
    };
  }
}
