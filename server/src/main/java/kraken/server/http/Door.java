package kraken.server.http;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import kraken.jackson.Json;
import kraken.server.http.websocket.Handshake;
import kraken.server.http.websocket.WebSocket;
import kraken.server.wire.Problem;
import kraken.tables.Person;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.pathmap.MatchedPath;
import org.eclipse.jetty.http.pathmap.UriTemplatePathSpec;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where sockets come in. They bypass the routes of ordinary requests: a socket for every table and
 * four for every game are too many to go the long way.
 */
final class Door extends Handler.Wrapper {

  /** A page says something every 15 seconds; a bot must do so, too. */
  private static final Duration SILENCE = Duration.ofMinutes(2);

  private static final Logger LOG = LoggerFactory.getLogger(Door.class);

  private static final UriTemplatePathSpec PATH = new UriTemplatePathSpec(Sockets.PATH);

  private final Sockets sockets;
  private final Visitors visitors;
  private final Gate gate;

  /** To stand in front of all others; what is no socket goes on to them. */
  Door(Sockets sockets, Visitors visitors, Gate gate) {
    super(new Handler.Sequence()); // where Javalin adds its own
    this.sockets = sockets;
    this.visitors = visitors;
    this.gate = gate;
  }

  /** A refusal is an ordinary answer, before there is a socket. */
  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    MatchedPath path = PATH.matched(Request.getPathInContext(request));
    if (path == null || !Handshake.isWanted(request)) {
      return super.handle(request, response, callback);
    }
    try {
      Visit visit = visit(request, PATH.getPathParams(path.getPathMatch()).getOrDefault("id", ""));
      Handshake.grant(request, response, callback, socket(request, new Ear(sockets, visit)));
    } catch (Declined declined) {
      refuse(response, callback, declined);
    } catch (RuntimeException failure) {
      LOG.warn("A socket could not be opened: {}", failure.toString());
      refuse(response, callback, Declined.notNow());
    }
    return true;
  }

  private Visit visit(Request request, String table) {
    String address = Request.getRemoteAddr(request);
    gate.admit(address);
    Origins.check(request.getHeaders().get(HttpHeader.ORIGIN), host(request));
    mustBeAskedRightly(request);
    Person who = visitors.who(cookie(request)).orElse(null);
    Fields query = Request.extractQueryParameters(request);
    Person viewer = query.get(Sockets.SHARED) == null ? who : null;
    String visitor = who == null ? address : who.id();
    return new Visit(table, who, viewer, visitor, after(query.getValue("after")));
  }

  private static void mustBeAskedRightly(Request request) {
    if (!Handshake.hasOurVersion(request)) {
      throw new Declined(
          HttpStatus.UPGRADE_REQUIRED,
          "malformed",
          "A socket needs the header Sec-WebSocket-Version: " + Handshake.VERSION + ".");
    }
    if (!Handshake.hasKey(request)) {
      throw Declined.malformed("A socket needs a Sec-WebSocket-Key: 16 bytes in Base64.");
    }
  }

  private static WebSocket socket(Request request, Ear ear) {
    ConnectionMetaData met = request.getConnectionMetaData();
    return new WebSocket(
        met.getConnection().getEndPoint(),
        met.getConnector().getExecutor(),
        ear,
        Body.SMALL,
        SILENCE);
  }

  private static long after(@Nullable String text) {
    try {
      return text == null ? -1 : Long.parseLong(text);
    } catch (NumberFormatException nonsense) {
      return -1;
    }
  }

  private static @Nullable String cookie(Request request) {
    for (HttpCookie cookie : Request.getCookies(request)) {
      if (cookie.getName().equals(Visitors.COOKIE)) {
        return cookie.getValue();
      }
    }
    return null;
  }

  private static @Nullable String host(Request request) {
    return request.getHeaders().get(HttpHeader.HOST);
  }

  private static void refuse(Response response, Callback callback, Declined declined) {
    response.setStatus(declined.status().getCode());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.getHeaders().put(HttpHeader.SEC_WEBSOCKET_VERSION, Handshake.VERSION);
    Content.Sink.write(response, true, Json.write(declined.problem(), Problem.class), callback);
  }
}
