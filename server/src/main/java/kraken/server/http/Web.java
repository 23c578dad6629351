package kraken.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HandlerType;
import io.javalin.router.ParsedEndpoint;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinLogger;
import io.javalin.websocket.WsHandlerEntry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kraken.kit.Game;
import kraken.server.store.Listings;
import kraken.server.store.Persons;
import kraken.server.wire.Health;
import kraken.tables.live.Tables;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import tools.jackson.databind.JsonNode;

/** The server's face: all routes on one port. */
public final class Web implements AutoCloseable {

  /** A page says something every half minute; a bot must do so, too. */
  private static final Duration SILENCE = Duration.ofMinutes(2);

  private final Javalin javalin;
  private final Gate gate;
  private final Sockets sockets;

  /** What the face stands on. */
  public record Behind(
      List<Game<?, ?, ?, ?>> games,
      Tables tables,
      Persons persons,
      Listings listings,
      Metrics metrics) {}

  public Web(Behind behind, Limits limits) {
    this.gate = new Gate(limits);
    Visitors visitors = new Visitors(behind.persons());
    this.sockets = new Sockets(behind.tables(), visitors, gate, behind.metrics());
    List<Route> routes = routes(behind, visitors);
    this.javalin = Javalin.create(config -> configure(config, routes, behind.metrics()));
    behind.metrics().watch("kraken.sockets", "open sockets", sockets::count);
  }

  private List<Route> routes(Behind behind, Visitors visitors) {
    List<Route> routes = new ArrayList<>();
    routes.add(Route.get("/health", "Whether the server is up.", Health.class, _ -> Health.UP));
    routes.add(
        Route.get(
            "/metrics", "Figures for Prometheus.", String.class, _ -> behind.metrics().scrape()));
    routes.addAll(new Names(visitors, gate).routes());
    routes.addAll(new Games(behind.games()).routes());
    routes.addAll(new ListRoutes(behind.listings(), behind.tables(), visitors).routes());
    routes.addAll(new TableRoutes(behind.tables(), visitors, gate).routes());
    routes.addAll(new PastRoutes(behind.tables(), visitors, gate).routes());
    return withDescription(routes);
  }

  /** The description describes itself, too. */
  private static List<Route> withDescription(List<Route> routes) {
    List<Route> all = new ArrayList<>(routes);
    Route itself =
        Route.get("/openapi.json", "This description.", JsonNode.class, _ -> Description.of(all));
    all.add(itself);
    return all;
  }

  private void configure(JavalinConfig config, List<Route> routes, Metrics metrics) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = Body.LARGE;
    config.jetty.modifyWebSocketServletFactory(Web::configure);
    config.jetty.modifyServletContextHandler(Web::forgetSessions);
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    config.routes.before(new SecurityHeaders());
    config.routes.before(gate);
    config.routes.before("/api/*", Origins::check);
    config.routes.after(metrics::answered);
    for (Route route : routes) {
      config.routes.addHttpHandler(route.method(), route.path(), route::handle);
    }
    config.routes.addHttpHandler(HandlerType.GET, "/*", new Pages());
    config.routes.wsBeforeUpgrade(sockets::checkUpgrade);
    config.routes.ws(Sockets.PATH, sockets::handledIn);
    Errors.handledIn(config.routes);
  }

  /**
   * Jetty begins a servlet session with every socket. Nobody needs it: no cookie, and soon gone.
   */
  private static void forgetSessions(ServletContextHandler handler) {
    SessionHandler sessions = handler.getSessionHandler();
    sessions.setUsingCookies(false);
    sessions.setMaxInactiveInterval(1);
  }

  private static void configure(JettyWebSocketServletFactory factory) {
    factory.getAvailableExtensionNames().clear(); // to compress every step costs more than it saves
    factory.setMaxTextMessageSize(Body.SMALL);
    factory.setMaxBinaryMessageSize(1);
    factory.setIdleTimeout(SILENCE);
  }

  /** The library would log a failure, too; whoever starts us is told by what is thrown. */
  public void start(String host, int port) throws PortTaken {
    JavalinLogger.enabled = false;
    try {
      javalin.start(host, port);
    } catch (JavalinBindException taken) {
      throw new PortTaken(host, port);
    } finally {
      JavalinLogger.enabled = true;
    }
  }

  public int port() {
    return javalin.port();
  }

  /** What really listens, such as {@code GET /api/me}: for those who check the description. */
  public Set<String> addresses() {
    Set<String> addresses = new TreeSet<>();
    for (ParsedEndpoint handler : javalin.unsafe.internalRouter.allHttpHandlers()) {
      if (handler.endpoint.method.isHttpMethod()) {
        addresses.add(handler.endpoint.method.name() + " " + handler.endpoint.path);
      }
    }
    for (WsHandlerEntry handler : javalin.unsafe.internalRouter.allWsHandlers()) {
      addresses.add("GET " + handler.getPath());
    }
    return addresses;
  }

  /** Nothing new is let in from here on. */
  public void letNobodyIn() {
    gate.shut();
  }

  @Override
  public void close() {
    sockets.closeAll();
    javalin.stop();
  }
}
