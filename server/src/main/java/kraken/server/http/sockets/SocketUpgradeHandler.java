package kraken.server.http.sockets;

import io.javalin.http.HttpStatus;
import kraken.api.Problem;
import kraken.jackson.Json;
import kraken.server.http.exchange.Body;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.OriginCheck;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.limits.Addresses;
import kraken.server.http.limits.Admission;
import kraken.server.http.limits.Connections;
import kraken.server.http.websocket.Handshake;
import kraken.server.http.websocket.UnsentBudget;
import kraken.server.http.websocket.WebSocket;
import kraken.tables.Person;
import kraken.tables.Viewing;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.pathmap.MatchedPath;
import org.eclipse.jetty.http.pathmap.UriTemplatePathSpec;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EndPoint;
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
 * Upgrades requests for a socket, in front of Javalin. Every player of every table opens one, and
 * every move goes out over them; docs/decisions tells what the way through Javalin costs.
 */
public final class SocketUpgradeHandler extends Handler.Wrapper {

  private static final Logger LOG = LoggerFactory.getLogger(SocketUpgradeHandler.class);

  private static final UriTemplatePathSpec PATH = new UriTemplatePathSpec(TableSockets.PATH);

  private final TableSockets sockets;
  private final Identities identities;
  private final Admission admission;
  private final UnsentBudget budget;
  private final Connections<EndPoint> connections;

  /** Stands in front of the other handlers and passes on every request that is not for a socket. */
  public SocketUpgradeHandler(
      TableSockets sockets,
      Identities identities,
      Admission admission,
      UnsentBudget budget,
      Connections<EndPoint> connections) {
    super(new Handler.Sequence()); // Javalin adds its handler to this sequence
    this.sockets = sockets;
    this.identities = identities;
    this.admission = admission;
    this.budget = budget;
    this.connections = connections;
  }

  /** Upgrades the request, or refuses it with an ordinary HTTP answer. */
  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    EndPoint connection = request.getConnectionMetaData().getConnection().getEndPoint();
    connections.headCame(connection);
    Request.addCompletionListener(request, _ -> connections.answered(connection));
    MatchedPath path = PATH.matched(Request.getPathInContext(request));
    if (path == null || !Handshake.isWanted(request)) {
      return super.handle(request, response, callback);
    }
    try {
      SocketRequest socketRequest =
          socketRequest(request, PATH.getPathParams(path.getPathMatch()).getOrDefault("id", ""));
      connections.upgraded(connection);
      Handshake.grant(
          request, response, callback, socket(request, new SocketListener(sockets, socketRequest)));
    } catch (ProblemException declined) {
      refuse(response, callback, declined);
    } catch (RuntimeException failure) {
      LOG.warn("A socket could not be opened: {}", failure.toString());
      refuse(response, callback, ProblemException.notNow());
    }
    return true;
  }

  private SocketRequest socketRequest(Request request, String table) {
    String address = Request.getRemoteAddr(request);
    admission.admit(address);
    OriginCheck.check(request.getHeaders().getValuesList(HttpHeader.ORIGIN), host(request));
    checkHandshake(request);
    Person who = identities.find(cookie(request)).orElse(null);
    Fields query = query(request);
    boolean shared = query.get(TableSockets.SHARED) != null;
    Viewing viewing = shared ? Viewing.sharedBy(who) : Viewing.as(who);
    String client = who == null ? Addresses.network(address) : who.id();
    return new SocketRequest(table, who, viewing, client, after(query.getValue("after")));
  }

  private static void checkHandshake(Request request) {
    if (!Handshake.hasOurVersion(request)) {
      throw new ProblemException(
          HttpStatus.UPGRADE_REQUIRED,
          "malformed",
          "A socket needs the header Sec-WebSocket-Version: " + Handshake.VERSION + ".");
    }
    if (!Handshake.hasKey(request)) {
      throw ProblemException.malformed("A socket needs a Sec-WebSocket-Key: 16 bytes in Base64.");
    }
  }

  private WebSocket socket(Request request, SocketListener listener) {
    ConnectionMetaData metadata = request.getConnectionMetaData();
    return new WebSocket(
        metadata.getConnection().getEndPoint(),
        metadata.getConnector().getExecutor(),
        listener,
        budget,
        Body.SMALL);
  }

  private static Fields query(Request request) {
    try {
      return Request.extractQueryParameters(request);
    } catch (RuntimeException nonsense) {
      throw ProblemException.malformed(
          "What follows the ? of the address is not in the form that addresses have: a % stands"
              + " before two hexadecimal digits.");
    }
  }

  private static long after(@Nullable String text) {
    try {
      return text == null ? -1 : Long.parseLong(text);
    } catch (NumberFormatException nonsense) {
      throw ProblemException.malformed(
          "after=NUMBER names the last message that the client has had, such as after=12.");
    }
  }

  private static @Nullable String cookie(Request request) {
    for (HttpCookie cookie : Request.getCookies(request)) {
      if (cookie.getName().equals(Identities.COOKIE)) {
        return cookie.getValue();
      }
    }
    return null;
  }

  private static @Nullable String host(Request request) {
    return request.getHeaders().get(HttpHeader.HOST);
  }

  private static void refuse(Response response, Callback callback, ProblemException declined) {
    response.setStatus(declined.status().getCode());
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    response.getHeaders().put(HttpHeader.SEC_WEBSOCKET_VERSION, Handshake.VERSION);
    if (declined.retryAfter() > 0) {
      response.getHeaders().put(HttpHeader.RETRY_AFTER, declined.retryAfter());
    }
    Content.Sink.write(response, true, Json.write(declined.problem(), Problem.class), callback);
  }
}
