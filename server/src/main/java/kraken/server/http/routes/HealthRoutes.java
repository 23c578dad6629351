package kraken.server.http.routes;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.function.BooleanSupplier;
import kraken.api.Health;
import kraken.server.http.exchange.ProblemException;
import kraken.server.http.exchange.Route;
import kraken.server.http.limits.Addresses;
import kraken.server.metrics.Metrics;
import org.jspecify.annotations.Nullable;

/** The routes by which an operator watches the server: whether it works, and its figures. */
public final class HealthRoutes {

  private final BooleanSupplier canCommit;
  private final Metrics metrics;

  public HealthRoutes(BooleanSupplier canCommit, Metrics metrics) {
    this.canCommit = canCommit;
    this.metrics = metrics;
  }

  public List<Route> routes() {
    return List.of(
        Route.get("/health", "Whether the server is up.", Health.class, _ -> Health.UP),
        Route.get(
            "/ready",
            "Whether the server can commit; 503 where it cannot.",
            Health.class,
            _ -> ready()),
        Route.get(
                "/metrics",
                "Figures for Prometheus, for those on this machine alone.",
                String.class,
                this::figures)
            .mayAnswer(HttpStatus.FORBIDDEN));
  }

  private Health ready() {
    if (!canCommit.getAsBoolean()) {
      throw new ProblemException(
          HttpStatus.SERVICE_UNAVAILABLE, "not-ready", "Nothing can be written at present.");
    }
    return Health.UP;
  }

  /**
   * Refused to other machines: from the counts they could tell when a seat gives a secret answer.
   */
  private String figures(Context request) {
    if (!Addresses.isLoopback(request.ip()) || !isLocalName(request.host())) {
      throw new ProblemException(
          HttpStatus.FORBIDDEN, "not-from-here", "Figures are told on this machine alone.");
    }
    return metrics.scrape();
  }

  /**
   * Whether the request names this machine itself. A page of another site could let its own name
   * lead to this machine, and its requests would come from here, too.
   */
  private static boolean isLocalName(@Nullable String host) {
    String name = host == null ? "" : host.replaceFirst(":\\d+$", "");
    return name.equalsIgnoreCase("localhost")
        || Addresses.isLoopback(name.replace("[", "").replace("]", ""));
  }
}
