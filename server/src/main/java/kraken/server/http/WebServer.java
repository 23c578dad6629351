package kraken.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import io.javalin.router.ParsedEndpoint;
import io.javalin.util.JavalinBindException;
import io.javalin.util.JavalinLogger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.function.BooleanSupplier;
import kraken.kit.Game;
import kraken.server.api.Health;
import kraken.server.http.exchange.Body;
import kraken.server.http.exchange.ErrorHandlers;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.OriginCheck;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.exchange.Route;
import kraken.server.http.exchange.SecurityHeaders;
import kraken.server.http.limits.Admission;
import kraken.server.http.limits.Limits;
import kraken.server.http.openapi.OpenApiDescription;
import kraken.server.http.pages.StaticFiles;
import kraken.server.http.routes.GameRoutes;
import kraken.server.http.routes.ListRoutes;
import kraken.server.http.routes.MeRoutes;
import kraken.server.http.routes.PastRoutes;
import kraken.server.http.routes.PersonErasure;
import kraken.server.http.routes.TableRoutes;
import kraken.server.http.sockets.SocketUpgradeHandler;
import kraken.server.http.sockets.TableSockets;
import kraken.server.metrics.Metrics;
import kraken.tables.Persons;
import kraken.tables.lists.Listings;
import kraken.tables.live.Tables;
import org.eclipse.jetty.server.ForwardedRequestCustomizer;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.ThreadPool;
import tools.jackson.databind.JsonNode;

/** The server's face: all routes on one port. */
public final class WebServer implements AutoCloseable {

  private final Javalin javalin;
  private final Admission admission;
  private final TableSockets sockets;

  /** What the face stands on. */
  public record Behind(
      List<Game<?, ?, ?, ?>> games,
      Tables tables,
      Persons persons,
      Listings listings,
      BooleanSupplier canCommit,
      Metrics metrics) {}

  /**
   * Not yet open.
   *
   * @param behindProxy whether to believe what is said about whom a request is for
   */
  public WebServer(Behind behind, Limits limits, boolean behindProxy) {
    this.admission = new Admission(limits);
    Identities identities = new Identities(behind.persons());
    this.sockets = new TableSockets(behind.tables(), identities, admission, behind.metrics());
    SocketUpgradeHandler upgradeHandler = new SocketUpgradeHandler(sockets, identities, admission);
    List<Route> routes = routes(behind, identities);
    this.javalin =
        Javalin.create(
            config -> configure(config, upgradeHandler, routes, behind.metrics(), behindProxy));
    behind.metrics().watch("kraken.sockets", "open sockets", sockets::count);
  }

  private List<Route> routes(Behind behind, Identities identities) {
    List<Route> routes = new ArrayList<>();
    routes.add(Route.get("/health", "Whether the server is up.", Health.class, _ -> Health.UP));
    routes.add(
        Route.get(
            "/ready",
            "Whether the server can commit; 503 where it cannot.",
            Health.class,
            _ -> ready(behind.canCommit())));
    routes.add(
        Route.get(
                "/metrics",
                "Figures for Prometheus, for those on this machine alone.",
                String.class,
                request -> figures(request, behind.metrics()))
            .or(HttpStatus.FORBIDDEN));
    PersonErasure personErasure = new PersonErasure(behind.tables(), behind.persons(), sockets);
    routes.addAll(new MeRoutes(identities, admission, personErasure).routes());
    routes.addAll(new GameRoutes(behind.games()).routes());
    routes.addAll(new ListRoutes(behind.listings(), behind.tables(), identities).routes());
    routes.addAll(
        new TableRoutes(behind.tables(), identities, admission, behind.metrics()).routes());
    routes.addAll(new PastRoutes(behind.tables(), identities, admission).routes());
    return withDescription(routes);
  }

  private static Health ready(BooleanSupplier canCommit) {
    if (!canCommit.getAsBoolean()) {
      throw new ProblemException(
          HttpStatus.SERVICE_UNAVAILABLE, "not-ready", "Nothing can be written at present.");
    }
    return Health.UP;
  }

  /** From the counts anybody could tell when somebody at a table answers in secret. */
  private static String figures(Context request, Metrics metrics) {
    if (!Admission.isHere(request.ip())) {
      throw new ProblemException(
          HttpStatus.FORBIDDEN, "not-from-here", "Figures are told on this machine alone.");
    }
    return metrics.scrape();
  }

  /** The description describes itself, too. */
  private static List<Route> withDescription(List<Route> routes) {
    List<Route> all = new ArrayList<>(routes);
    Route itself =
        Route.get(
            "/openapi.json", "This description.", JsonNode.class, _ -> OpenApiDescription.of(all));
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
    config.jetty.threadPool = threads();
    config.http.maxRequestSize = Body.LARGE;
    config.jetty.modifyServer(server -> server.setHandler(upgradeHandler));
    config.jetty.addConnector(
        (server, http) -> new TunedConnector(server, http, config.jetty.host, config.jetty.port));
    config.jetty.modifyHttpConfiguration(http -> {
      http.setSendServerVersion(false);
      if (behindProxy) {
        http.addCustomizer(believingTheProxy());
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
    new ErrorHandlers(metrics).handledIn(config.routes);
  }

  /** For whom it asks, and by which protocol; no other header, since visitors can send those. */
  private static ForwardedRequestCustomizer believingTheProxy() {
    ForwardedRequestCustomizer proxy = new ForwardedRequestCustomizer();
    proxy.setForwardedHeader("");
    proxy.setForwardedHostHeader("");
    proxy.setForwardedServerHeader("");
    proxy.setForwardedPortHeader("");
    return proxy;
  }

  /**
   * Platform threads watch the network: were they carried, every look would cost two. Requests have
   * virtual ones, so that those who send slowly do not keep the others out.
   */
  private static ThreadPool threads() {
    QueuedThreadPool threads = new QueuedThreadPool();
    threads.setName("kraken-http");
    threads.setVirtualThreadsExecutor(Executors.newVirtualThreadPerTaskExecutor());
    return threads;
  }

  /** The library would log a failure, too; whoever starts us is told by what is thrown. */
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

  /** What really listens, such as {@code GET /api/me}: for those who check the description. */
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

  /** Nothing new is let in from here on. */
  public void letNobodyIn() {
    admission.shut();
  }

  @Override
  public void close() {
    sockets.closeAll();
    javalin.stop();
  }
}
