package kraken.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.HandlerType;
import io.javalin.router.ParsedEndpoint;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinLogger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import kraken.kit.Game;
import kraken.server.alerts.AlertStore;
import kraken.server.alerts.OutboundPost;
import kraken.server.http.exchange.Body;
import kraken.server.http.exchange.ErrorHandlers;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.OriginCheck;
import kraken.server.http.exchange.Route;
import kraken.server.http.exchange.SecurityHeaders;
import kraken.server.http.limits.Admission;
import kraken.server.http.limits.Connections;
import kraken.server.http.limits.Limit;
import kraken.server.http.limits.Limits;
import kraken.server.http.limits.OpenTables;
import kraken.server.http.openapi.OpenApiDescription;
import kraken.server.http.pages.StaticFiles;
import kraken.server.http.routes.ContactRoutes;
import kraken.server.http.routes.GameRoutes;
import kraken.server.http.routes.HealthRoutes;
import kraken.server.http.routes.ListRoutes;
import kraken.server.http.routes.MeRoutes;
import kraken.server.http.routes.PastRoutes;
import kraken.server.http.routes.PersonErasure;
import kraken.server.http.routes.PushRoutes;
import kraken.server.http.routes.TableRoutes;
import kraken.server.http.sockets.SocketUpgradeHandler;
import kraken.server.http.sockets.TableSockets;
import kraken.server.http.websocket.UnsentBudget;
import kraken.server.metrics.Metrics;
import kraken.tables.Persons;
import kraken.tables.lists.Listings;
import kraken.tables.live.Tables;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.ForwardedRequestCustomizer;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ThreadPool;
import tools.jackson.databind.JsonNode;

/** Serves all routes, sockets and pages on one port. */
public final class WebServer implements AutoCloseable {

  private static final long KILOBYTE = 1024;

  private final Javalin javalin;
  private final Admission admission;
  private final TableSockets sockets;

  /** What the routes need. */
  public record Services(
      List<Game<?, ?, ?, ?>> games,
      Tables tables,
      Persons persons,
      Listings listings,
      AlertStore alertStore,
      OutboundPost outbound,
      BooleanSupplier canCommit,
      Metrics metrics) {}

  /**
   * Configures the server; {@link #start} opens it.
   *
   * @param behindProxy whether to take the address and protocol of the client from X-Forwarded
   *     headers
   */
  public WebServer(Services services, Limits limits, boolean behindProxy) {
    Consumer<Limit> refused = limit -> services.metrics().limited(limit.key());
    this.admission = new Admission(limits, refused);
    Identities identities = new Identities(services.persons());
    this.sockets = new TableSockets(services.tables(), identities, admission, services.metrics());
    // a proxy keeps connections of many visitors, and keeps slow ones away
    Connections<EndPoint> connections =
        new Connections<>(behindProxy ? Limits.NONE : limits, System::nanoTime, refused);
    UnsentBudget unsent = new UnsentBudget(limits.of(Limit.UNSENT).burst() * KILOBYTE);
    SocketUpgradeHandler upgradeHandler =
        new SocketUpgradeHandler(sockets, identities, admission, unsent, connections);
    OpenTables openTables = new OpenTables(services.listings(), limits, refused);
    List<Route> routes = withDescription(routes(services, identities, openTables), limits);
    this.javalin =
        Javalin.create(config -> {
          configure(config, upgradeHandler, routes, services.metrics(), behindProxy);
          config.jetty.addConnector((server, http) ->
              new LimitedConnector(
                  server, http, config.jetty.host, config.jetty.port, connections, sockets::tick));
        });
    services.metrics().watch("kraken.sockets", "open sockets", sockets::count);
    services.metrics().watch("kraken.unsent", "bytes that wait on all sockets", unsent::used);
  }

  private List<Route> routes(Services services, Identities identities, OpenTables openTables) {
    List<Route> routes = new ArrayList<>();
    routes.addAll(new HealthRoutes(services.canCommit(), services.metrics()).routes());
    PersonErasure personErasure = new PersonErasure(services.tables(), services.persons(), sockets);
    routes.addAll(new MeRoutes(identities, admission, personErasure).routes());
    routes.addAll(new GameRoutes(services.games()).routes());
    routes.addAll(new ListRoutes(services.listings(), services.tables(), identities).routes());
    routes.addAll(
        new TableRoutes(services.tables(), identities, admission, openTables, services.metrics())
            .routes());
    routes.addAll(
        new PushRoutes(services.alertStore(), services.outbound(), identities, admission).routes());
    routes.addAll(
        new ContactRoutes(
                services.alertStore(),
                services.outbound(),
                services.tables(),
                identities,
                admission)
            .routes());
    routes.addAll(new PastRoutes(services.tables(), identities, admission).routes());
    return routes;
  }

  /** Adds the route of the OpenAPI description, which describes itself, too. */
  private static List<Route> withDescription(List<Route> routes, Limits limits) {
    List<Route> all = new ArrayList<>(routes);
    Route itself =
        Route.get(
            "/openapi.json",
            "This description.",
            JsonNode.class,
            _ -> OpenApiDescription.of(all, limits));
    all.add(itself);
    return all;
  }

  private void configure(
      JavalinConfig config,
      SocketUpgradeHandler upgradeHandler,
      List<Route> routes,
      Metrics metrics,
      boolean behindProxy) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.jetty.threadPool = threadPool();
    config.http.maxRequestSize = Body.LARGE;
    config.jetty.modifyServer(server -> server.setHandler(upgradeHandler));
    config.jetty.modifyHttpConfiguration(http -> {
      http.setSendServerVersion(false);
      if (behindProxy) {
        http.addCustomizer(proxyHeaders());
      }
    });
    config.routes.before(new SecurityHeaders());
    config.routes.before(admission);
    config.routes.before("/api/*", OriginCheck::check);
    config.routes.after(request -> metrics.answered(request.statusCode()));
    for (Route route : routes) {
      config.routes.addHttpHandler(route.method(), route.path(), route::handle);
    }
    config.routes.addHttpHandler(HandlerType.GET, "/*", new StaticFiles());
    new ErrorHandlers(metrics).addTo(config.routes);
  }

  /**
   * Believes X-Forwarded-For and X-Forwarded-Proto only: a proxy passes the other headers on as
   * clients send them.
   */
  private static ForwardedRequestCustomizer proxyHeaders() {
    ForwardedRequestCustomizer proxy = new ForwardedRequestCustomizer();
    proxy.setForwardedHeader("");
    proxy.setForwardedHostHeader("");
    proxy.setForwardedServerHeader("");
    proxy.setForwardedPortHeader("");
    return proxy;
  }

  /**
   * Platform threads run the selectors: on virtual threads every select would cost two thread
   * switches. Requests run on virtual threads, so that slow senders do not block the others.
   */
  private static ThreadPool threadPool() {
    QueuedThreadPool threadPool = new QueuedThreadPool();
    threadPool.setName("kraken-http");
    threadPool.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
    return threadPool;
  }

  /** Starts to listen. Mutes Javalin meanwhile: the caller reports a failure by the exception. */
  public void start(String host, int port) throws CannotListenException {
    JavalinLogger.enabled = false;
    try {
      javalin.start(host, port);
    } catch (JavalinBindException refused) {
      throw new CannotListenException(host, port, refused);
    } finally {
      JavalinLogger.enabled = true;
    }
  }

  public int port() {
    return javalin.port();
  }

  /**
   * The routes that Javalin and the socket handler serve, such as {@code GET /api/me}; tests
   * compare them with the OpenAPI description.
   */
  public Set<String> addresses() {
    Set<String> addresses = new TreeSet<>();
    for (ParsedEndpoint handler : javalin.unsafe.internalRouter.allHttpHandlers()) {
      if (handler.endpoint.method.isHttpMethod()) {
        addresses.add(handler.endpoint.method.name() + " " + handler.endpoint.path);
      }
    }
    addresses.add("GET " + TableSockets.PATH);
    return addresses;
  }

  /** What the server does by itself every second: it finds out which connections are lost. */
  public void tick() {
    sockets.tick();
  }

  /** Refuses all requests and socket messages from now on. */
  public void stopAdmitting() {
    admission.close();
  }

  @Override
  public void close() {
    sockets.closeAll();
    javalin.stop();
  }
}
