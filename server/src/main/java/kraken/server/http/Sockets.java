package kraken.server.http;

import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kraken.tables.Person;
import kraken.tables.live.Tables;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** All sockets, from their opening to their end. */
final class Sockets {

  static final String PATH = "/api/tables/{id}/socket";

  /** Asks for what everybody may see, whoever asks: for a screen that stands on the table. */
  static final String SHARED = "shared";

  private static final int GOING_AWAY = 1001;
  private static final int UNSUPPORTED = 1003;

  private final Tables tables;
  private final Visitors visitors;
  private final Gate gate;
  private final Metrics metrics;
  private final Wire wire = new Wire();
  private final Map<Session, Open> open = new ConcurrentHashMap<>();

  private record Open(Socket socket, String visitor) {}

  Sockets(Tables tables, Visitors visitors, Gate gate, Metrics metrics) {
    this.tables = tables;
    this.visitors = visitors;
    this.gate = gate;
    this.metrics = metrics;
  }

  int count() {
    return open.size();
  }

  void handledIn(WsConfig config) {
    config.onConnect(this::connect);
    config.onMessage(message -> hear(message, message.message()));
    config.onBinaryMessage(message -> cutOff(message, UNSUPPORTED, "text only"));
    config.onClose(this::leave);
  }

  /** Before there is a socket, so that the refusal is an ordinary answer. */
  void checkUpgrade(Context request) {
    gate.handle(request);
    Origins.check(request);
  }

  private void connect(WsConnectContext context) {
    Person who = visitors.who(context.cookie(Visitors.COOKIE)).orElse(null);
    Line line = new Line(context.session);
    String visitor = who == null ? address(context.session) : who.id();
    if (!gate.letIn(visitor)) {
      line.close(Line.TOO_MANY, "too many sockets");
      return;
    }
    Person viewer = context.queryParam(SHARED) == null ? who : null;
    Socket socket = new Socket(tables, context.pathParam("id"), who, viewer, line, wire);
    open.put(context.session, new Open(socket, visitor));
    socket.open(after(context.queryParam("after")));
  }

  private static String address(Session session) {
    return session.getRemoteSocketAddress() instanceof InetSocketAddress inet
        ? inet.getAddress().getHostAddress()
        : "nowhere";
  }

  private static long after(@Nullable String text) {
    try {
      return text == null ? -1 : Long.parseLong(text);
    } catch (NumberFormatException nonsense) {
      return -1;
    }
  }

  private void hear(WsContext context, String text) {
    Open viewer = open.get(context.session);
    if (viewer == null) {
      return;
    }
    metrics.heard();
    if (gate.admitsMessage(viewer.visitor())) {
      viewer.socket().hear(text);
    } else {
      viewer.socket().cutOff(Line.TOO_MANY, "too many messages");
    }
  }

  private void cutOff(WsContext context, int code, String reason) {
    Open viewer = open.get(context.session);
    if (viewer != null) {
      viewer.socket().cutOff(code, reason);
    }
  }

  private void leave(WsContext context) {
    Open viewer = open.remove(context.session);
    if (viewer != null) {
      viewer.socket().close();
      gate.letOut(viewer.visitor());
    }
  }

  /** Tells everybody to come back later. */
  void closeAll() {
    open.values().forEach(viewer -> viewer.socket().cutOff(GOING_AWAY, "the server stops"));
  }
}
