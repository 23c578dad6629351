package kraken.server.http.websocket;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.HttpStream;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Recognises and grants requests for a WebSocket. */
public final class Handshake {

  public static final String VERSION = "13";

  private static final String WEBSOCKET = "websocket";
  private static final String UPGRADE = "Upgrade";
  private static final int KEY_BYTES = 16;

  /** The constant of RFC 6455 that proves that the server understood the request. */
  private static final String PROOF = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

  private Handshake() {}

  /**
   * Whether the request asks for a WebSocket; {@link #hasOurVersion} and {@link #hasKey} tell
   * whether it does so correctly.
   */
  public static boolean isWanted(Request request) {
    HttpFields headers = request.getHeaders();
    return HttpMethod.GET.is(request.getMethod())
        && HttpVersion.HTTP_1_1.is(request.getConnectionMetaData().getProtocol())
        && headers.contains(HttpHeader.UPGRADE, WEBSOCKET)
        && headers.contains(HttpHeader.CONNECTION, UPGRADE);
  }

  public static boolean hasOurVersion(Request request) {
    return VERSION.equals(request.getHeaders().get(HttpHeader.SEC_WEBSOCKET_VERSION));
  }

  public static boolean hasKey(Request request) {
    String key = key(request);
    try {
      return key != null && Base64.getDecoder().decode(key).length == KEY_BYTES;
    } catch (IllegalArgumentException nonsense) {
      return false;
    }
  }

  /** Writes the answer; Jetty then hands the connection to the socket. */
  public static void grant(
      Request request, Response response, Callback callback, WebSocket socket) {
    HttpFields.Mutable headers = response.getHeaders();
    response.setStatus(HttpStatus.SWITCHING_PROTOCOLS_101);
    headers.put(HttpHeader.UPGRADE, WEBSOCKET);
    headers.put(HttpHeader.CONNECTION, UPGRADE);
    headers.put(HttpHeader.SEC_WEBSOCKET_ACCEPT, accepted(String.valueOf(key(request))));
    request.setAttribute(HttpStream.UPGRADE_CONNECTION_ATTRIBUTE, socket);
    response.write(true, null, callback);
  }

  private static @Nullable String key(Request request) {
    return request.getHeaders().get(HttpHeader.SEC_WEBSOCKET_KEY);
  }

  static String accepted(String key) {
    try {
      byte[] proof = (key + PROOF).getBytes(StandardCharsets.US_ASCII);
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-1").digest(proof));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has SHA-1", impossible);
    }
  }
}
