package kraken.server.http;

import java.time.Duration;
import java.util.List;
import kraken.json.Json;
import kraken.server.wire.Problem;
import kraken.tables.Person;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.pathmap.MatchedPath;
import org.eclipse.jetty.http.pathmap.UriTemplatePathSpec;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import org.eclipse.jetty.websocket.core.Configuration;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketNegotiator;
import org.eclipse.jetty.websocket.core.server.WebSocketUpgradeHandler;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where sockets come in. They bypass the routes of ordinary requests: a socket for every table and
 * four for every game are too many to go the long way.
 */
final class Door implements WebSocketNegotiator {

  /** A page says something every 15 seconds; a bot must do so, too. */
  private static final Duration SILENCE = Duration.ofMinutes(2);

  /** Both go out at once where they fit in here. */
  private static final int A_STEP_AND_ITS_ANSWER = 16 * 1024;

  private static final Logger LOG = LoggerFactory.getLogger(Door.class);

  private static final UriTemplatePathSpec PATH = new UriTemplatePathSpec(Sockets.PATH);

  private final Sockets sockets;
  private final Visitors visitors;
  private final Gate gate;

  Door(Sockets sockets, Visitors visitors, Gate gate) {
    this.sockets = sockets;
    this.visitors = visitors;
    this.gate = gate;
  }

  /** To stand in front of all others; what is no socket goes on to them. */
  Handler handler() {
    WebSocketUpgradeHandler handler = new WebSocketUpgradeHandler();
    handler.addMapping(PATH, this);
    handler.setHandler(new Handler.Sequence()); // where Javalin adds its own
    return handler;
  }

  @Override
  public void customize(Configuration settings) {
    settings.setIdleTimeout(SILENCE);
    settings.setMaxFrameSize(Body.SMALL);
    settings.setAutoFragment(true); // a view may be longer than anything a viewer may send
    settings.setOutputBufferSize(A_STEP_AND_ITS_ANSWER);
  }

  /** A refusal is an ordinary answer, before there is a socket. */
  @Override
  public @Nullable FrameHandler negotiate(
      ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
    try {
      String address = Request.getRemoteAddr(request);
      gate.admit(address);
      Origins.check(request.getHeaders().get(HttpHeader.ORIGIN), host(request));
      response.setExtensions(List.of()); // to compress every step costs more than it saves
      return new Ear(sockets, visit(request, address));
    } catch (Declined declined) {
      refuse(response, callback, declined);
      return null;
    } catch (RuntimeException failure) {
      LOG.warn("A socket could not be opened: {}", failure.toString());
      refuse(response, callback, Declined.notNow());
      return null;
    }
  }

  private Visit visit(ServerUpgradeRequest request, String address) {
    Person who = visitors.who(cookie(request)).orElse(null);
    MatchedPath path = PATH.matched(Request.getPathInContext(request));
    String table =
        path == null ? "" : PATH.getPathParams(path.getPathMatch()).getOrDefault("id", "");
    Fields query = Request.extractQueryParameters(request);
    Person viewer = query.get(Sockets.SHARED) == null ? who : null;
    String visitor = who == null ? address : who.id();
    return new Visit(table, who, viewer, visitor, after(query.getValue("after")));
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
    Content.Sink.write(response, true, Json.write(declined.problem(), Problem.class), callback);
  }
}
