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
 * @param takes the type of the request body; null where there is none
 * @param gives the type of the answer
 * @param problems the statuses with which the route may answer a {@link kraken.api.Problem}
 */
public record Route(
    HandlerType method,
    String path,
    String summary,
    List<Query> queries,
    @Nullable Class<?> takes,
    HttpStatus status,
    Class<?> gives,
    List<HttpStatus> problems,
    Answering answering) {

  /** Answers a request, or throws a {@link ProblemException}. */
  public @FunctionalInterface interface Answering {
    Object answer(Context request);
  }

  /**
   * A parameter in the query of the address, which may be left out.
   *
   * @param type as OpenAPI names it
   */
  public record Query(String name, String type, String meaning) {}

  public static Route get(String path, String summary, Class<?> gives, Answering answering) {
    return of(HandlerType.GET, path, summary, null, gives, answering);
  }

  public static Route put(
      String path, String summary, Class<?> takes, Class<?> gives, Answering answering) {
    return of(HandlerType.PUT, path, summary, takes, gives, answering);
  }

  public static Route post(
      String path, String summary, Class<?> takes, Class<?> gives, Answering answering) {
    return of(HandlerType.POST, path, summary, takes, gives, answering);
  }

  public static Route delete(String path, String summary, Class<?> gives, Answering answering) {
    return of(HandlerType.DELETE, path, summary, null, gives, answering);
  }

  private static Route of(
      HandlerType method,
      String path,
      String summary,
      @Nullable Class<?> takes,
      Class<?> gives,
      Answering answering) {
    return new Route(
        method, path, summary, List.of(), takes, HttpStatus.OK, gives, List.of(), answering);
  }

  public Route created() {
    return new Route(
        method, path, summary, queries, takes, HttpStatus.CREATED, gives, problems, answering);
  }

  public Route asking(String name, String type, String meaning) {
    List<Query> more = new ArrayList<>(queries);
    more.add(new Query(name, type, meaning));
    return new Route(method, path, summary, more, takes, status, gives, problems, answering);
  }

  public Route or(HttpStatus... statuses) {
    return new Route(
        method, path, summary, queries, takes, status, gives, List.of(statuses), answering);
  }

  public void handle(Context context) {
    Object answer = answering.answer(context);
    context.status(status);
    Body.write(context, answer, gives);
  }
}
