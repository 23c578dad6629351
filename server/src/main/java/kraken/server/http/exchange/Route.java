package kraken.server.http.exchange;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A method, a path, and the handler behind it. Javalin and the OpenAPI description are both
 * configured from the list of routes.
 *
 * @param queries the parameters that it reads from the query of the address
 * @param requestType the type of the request body; null where there is none
 * @param answerType the type of the answer
 * @param problems the statuses with which the route may answer a {@link kraken.api.Problem}
 */
public record Route(
    HandlerType method,
    String path,
    String summary,
    List<Query> queries,
    @Nullable Class<?> requestType,
    HttpStatus status,
    Class<?> answerType,
    List<HttpStatus> problems,
    Handler handler) {

  /** Answers a request, or throws a {@link ProblemException}. */
  public @FunctionalInterface interface Handler {
    Object answer(Context request);
  }

  /**
   * A parameter in the query of the address, which may be left out.
   *
   * @param type as OpenAPI names it
   */
  public record Query(String name, String type, String meaning) {}

  public static Route get(String path, String summary, Class<?> answerType, Handler handler) {
    return of(HandlerType.GET, path, summary, null, answerType, handler);
  }

  public static Route put(
      String path, String summary, Class<?> requestType, Class<?> answerType, Handler handler) {
    return of(HandlerType.PUT, path, summary, requestType, answerType, handler);
  }

  public static Route post(
      String path, String summary, Class<?> requestType, Class<?> answerType, Handler handler) {
    return of(HandlerType.POST, path, summary, requestType, answerType, handler);
  }

  public static Route delete(String path, String summary, Class<?> answerType, Handler handler) {
    return of(HandlerType.DELETE, path, summary, null, answerType, handler);
  }

  private static Route of(
      HandlerType method,
      String path,
      String summary,
      @Nullable Class<?> requestType,
      Class<?> answerType,
      Handler handler) {
    return new Route(
        method,
        path,
        summary,
        List.of(),
        requestType,
        HttpStatus.OK,
        answerType,
        List.of(),
        handler);
  }

  /** The same with the status of something new as its answer. */
  public Route created() {
    return new Route(
        method,
        path,
        summary,
        queries,
        requestType,
        HttpStatus.CREATED,
        answerType,
        problems,
        handler);
  }

  /** The same with one more parameter in its query. */
  public Route withQuery(String name, String type, String meaning) {
    List<Query> more = new ArrayList<>(queries);
    more.add(new Query(name, type, meaning));
    return new Route(
        method, path, summary, more, requestType, status, answerType, problems, handler);
  }

  /** The same with these statuses of problems, beside those that every route may answer with. */
  public Route mayAnswer(HttpStatus... statuses) {
    return new Route(
        method,
        path,
        summary,
        queries,
        requestType,
        status,
        answerType,
        List.of(statuses),
        handler);
  }

  public void handle(Context context) {
    Object answer = handler.answer(context);
    context.status(status);
    Body.write(context, answer, answerType);
  }
}
