package kraken.server.http.exchange;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.util.Locale;
import kraken.server.api.Problem;
import kraken.server.metrics.Metrics;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Whatever goes wrong, the answer is a code and a sentence; what went on inside stays inside. */
public final class ErrorHandlers {

  private static final Logger LOG = LoggerFactory.getLogger(ErrorHandlers.class);

  private final Metrics metrics;

  public ErrorHandlers(Metrics metrics) {
    this.metrics = metrics;
  }

  public void handledIn(RoutesConfig routes) {
    routes.exception(ProblemException.class, this::declined);
    routes.exception(HttpResponseException.class, this::declinedByTheLibrary);
    routes.exception(Exception.class, this::failed);
  }

  private void declined(ProblemException declined, Context answer) {
    tell(answer, declined.status(), declined.problem());
  }

  private void declinedByTheLibrary(HttpResponseException declined, Context answer) {
    HttpStatus status = HttpStatus.forStatus(declined.getStatus());
    String code = status.getMessage().toLowerCase(Locale.ROOT).replace(' ', '-');
    tell(answer, status, new Problem(code, status.getMessage() + "."));
  }

  /** The path may name a table, which only the invited know: it is left out. */
  private void failed(Exception failure, Context answer) {
    LOG.error("A request failed: {}", answer.endpoint().path, failure);
    tell(
        answer,
        HttpStatus.INTERNAL_SERVER_ERROR,
        new Problem("failed", "Something went wrong here; it was noted."));
  }

  private void tell(Context answer, HttpStatus status, Problem problem) {
    metrics.refused(problem.code());
    answer.status(status);
    Body.write(answer, problem, Problem.class);
  }
}
