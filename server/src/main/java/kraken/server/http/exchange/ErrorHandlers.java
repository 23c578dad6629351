package kraken.server.http.exchange;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Header;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.util.Locale;
import kraken.api.Problem;
import kraken.server.metrics.Metrics;
import kraken.tables.command.Reply;
import kraken.tables.live.Tables;
import kraken.tables.log.Journal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers every failed request with a code and a sentence. Only what the server logs has the
 * details of a failure.
 */
public final class ErrorHandlers {

  private static final Logger LOG = LoggerFactory.getLogger(ErrorHandlers.class);

  private final Metrics metrics;

  public ErrorHandlers(Metrics metrics) {
    this.metrics = metrics;
  }

  public void addTo(RoutesConfig routes) {
    routes.exception(ProblemException.class, this::declined);
    routes.exception(HttpResponseException.class, this::declinedByTheLibrary);
    routes.exception(Journal.DamagedException.class, (_, context) -> damaged(context));
    routes.exception(Journal.NotStoredException.class, (_, context) -> notStored(context));
    routes.exception(Exception.class, this::failed);
  }

  private void declined(ProblemException declined, Context context) {
    if (declined.retryAfter() > 0) {
      context.header(Header.RETRY_AFTER, String.valueOf(declined.retryAfter()));
    }
    answerWith(context, declined.status(), declined.problem());
  }

  private void declinedByTheLibrary(HttpResponseException declined, Context context) {
    HttpStatus status = HttpStatus.forStatus(declined.getStatus());
    String code = status.getMessage().toLowerCase(Locale.ROOT).replace(' ', '-');
    answerWith(context, status, new Problem(code, status.getMessage() + "."));
  }

  /** DamagedTables has logged the table already. */
  private void damaged(Context context) {
    answerWith(
        context,
        HttpStatus.INTERNAL_SERVER_ERROR,
        new Problem(Reply.Refused.DAMAGED, Tables.DAMAGED));
  }

  /** The store has logged why it could not write. */
  private void notStored(Context context) {
    declined(ProblemException.notStored(), context);
  }

  /**
   * Logs the pattern of the route, not the path: a path may hold the id of a table, which is its
   * invitation.
   */
  private void failed(Exception failure, Context context) {
    LOG.error("A request failed: {}", context.endpoint().path, failure);
    answerWith(
        context,
        HttpStatus.INTERNAL_SERVER_ERROR,
        new Problem("failed", "Something went wrong here; it was noted."));
  }

  private void answerWith(Context context, HttpStatus status, Problem problem) {
    metrics.refused(problem.code());
    context.status(status);
    Body.write(context, problem, Problem.class);
  }
}
