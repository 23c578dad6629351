package kraken.server.http.websocket;

/** Why a socket ends, as RFC 6455 numbers it; from 4000 on applications have their own. */
public final class CloseCode {

  public static final int NORMAL = 1000;
  public static final int GOING_AWAY = 1001;
  public static final int PROTOCOL_ERROR = 1002;
  public static final int UNSUPPORTED = 1003;
  public static final int NOT_UTF8 = 1007;
  public static final int TOO_LARGE = 1009;
  public static final int FAILED = 1011;
  public static final int TOO_SLOW = 4408;

  private static final int LAST_DEFINED = 1014;
  private static final int FIRST_OF_LIBRARIES = 3000;
  private static final int LAST = 4999;

  private CloseCode() {}

  /** Whether it may be said at all: some numbers only stand for what was never said. */
  static boolean maySay(int code) {
    return switch (code) {
      case 1004, 1005, 1006 -> false;
      default ->
          (code >= NORMAL && code <= LAST_DEFINED) || (code >= FIRST_OF_LIBRARIES && code <= LAST);
    };
  }
}
