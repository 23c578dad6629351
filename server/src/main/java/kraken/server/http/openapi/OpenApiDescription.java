package kraken.server.http.openapi;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kraken.api.Problem;
import kraken.jackson.Json;
import kraken.server.http.exchange.Route;
import kraken.server.http.limits.Limit;
import kraken.server.http.limits.Limits;
import kraken.server.http.limits.Rate;
import kraken.server.http.sockets.TableSockets;
import kraken.shelf.Shelf;
import kraken.tables.command.ClientMessage;
import kraken.tables.told.Message;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes the OpenAPI description of all routes and of the socket, for authors of clients and bots.
 */
public final class OpenApiDescription {

  private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

  private static final String SOCKET =
      "A WebSocket to one table. The server sends Message, the client ClientMessage: Ask"
          + " with a Request; Ping, at least once a minute, to keep the socket open; Seen with"
          + " the number of the last Message that was shown to the player, for which bots then"
          + " wait a while (a client that never sends it is not waited for); Follow to"
          + " move the socket to another table, such as the rematch. What comes before the Whole"
          + " of that table is still of the old one, and afterwards only answers to what was"
          + " asked there are. Where a Step tells a game's changes instead of its view, each"
          + " value in them is to be put into the view told before, at the place that its JSON"
          + " Pointer (RFC 6901) names. It closes with 4404 (no such table), 4408 (too slow),"
          + " 4429 (too many messages or sockets) or 4500 (the table is damaged).";

  private final Schemas schemas = new Schemas(GameFields.fields(Shelf.GAMES));
  private final ObjectNode root = Json.mapper().createObjectNode();

  private final Limits limits;

  private OpenApiDescription(Limits limits) {
    this.limits = limits;
  }

  public static JsonNode of(List<Route> routes, Limits limits) {
    OpenApiDescription description = new OpenApiDescription(limits);
    description.head();
    routes.forEach(description::add);
    description.addSocket();
    description.tail();
    return description.root;
  }

  private void head() {
    root.put("openapi", "3.1.0");
    root.putObject("info")
        .put("title", "Kraken Table")
        .put("version", "1")
        .put(
            "description",
            "Views, moves and events are a game's own, named after it, such as GAME.View; a table"
                + " offers the moves ready to be sent.");
    addLimits();
    root.putObject("paths");
  }

  /**
   * What is refused with 429 and a Retry-After header; with 409 where tables wait for their start.
   * The operator may have set other numbers.
   */
  private void addLimits() {
    ArrayNode all = root.withObjectProperty("info").putArray("x-limits");
    for (Limit limit : Limit.values()) {
      Rate rate = limits.of(limit);
      ObjectNode one = all.addObject().put("name", limit.key()).put("counts", limit.meaning());
      one.put(limit.isRate() ? "atOnce" : "most", rate.burst());
      if (limit.isRate()) {
        one.put("perSecond", rate.perSecond());
      }
    }
  }

  private void add(Route route) {
    ObjectNode operation = operation(route.path(), route.method().name(), route.summary());
    for (Route.Query query : route.queries()) {
      parameter(operation, "query", query.name(), false)
          .put("type", query.type())
          .put("description", query.meaning());
    }
    Class<?> requestType = route.requestType();
    if (requestType != null) {
      ObjectNode body = operation.putObject("requestBody").put("required", true);
      content(body, requestType);
    }
    ObjectNode responses = operation.putObject("responses");
    content(response(responses, route.status()), route.answerType());
    for (HttpStatus problem : problems(route)) {
      content(response(responses, problem), Problem.class);
    }
  }

  /** The problems of the route itself, and those of the checks that run before every route. */
  private static SortedSet<HttpStatus> problems(Route route) {
    SortedSet<HttpStatus> problems = new TreeSet<>(route.problems());
    problems.add(HttpStatus.TOO_MANY_REQUESTS);
    problems.add(HttpStatus.SERVICE_UNAVAILABLE);
    if (route.path().startsWith("/api/")) {
      problems.add(HttpStatus.FORBIDDEN);
    }
    if (route.requestType() != null) {
      problems.add(HttpStatus.BAD_REQUEST);
      problems.add(HttpStatus.REQUEST_TIMEOUT);
      problems.add(HttpStatus.CONTENT_TOO_LARGE);
    }
    return problems;
  }

  private ObjectNode operation(String path, String method, String summary) {
    ObjectNode operation =
        root.withObject("paths")
            .withObjectProperty(path)
            .putObject(method.toLowerCase(Locale.ROOT))
            .put("summary", summary);
    Matcher matcher = PARAMETER.matcher(path);
    while (matcher.find()) {
      parameter(operation, "path", matcher.group(1), true).put("type", "string");
    }
    return operation;
  }

  private static ObjectNode parameter(
      ObjectNode operation, String in, String name, boolean required) {
    return operation
        .withArrayProperty("parameters")
        .addObject()
        .put("name", name)
        .put("in", in)
        .put("required", required)
        .putObject("schema");
  }

  private static ObjectNode response(ObjectNode responses, HttpStatus status) {
    ObjectNode response =
        responses
            .putObject(Integer.toString(status.getCode()))
            .put("description", status.getMessage());
    if (status == HttpStatus.TOO_MANY_REQUESTS) {
      response
          .putObject("headers")
          .putObject("Retry-After")
          .put("description", "The seconds after which to come back.")
          .putObject("schema")
          .put("type", "integer");
    }
    return response;
  }

  private void content(ObjectNode where, Class<?> type) {
    String media = type == String.class ? "text/plain" : "application/json";
    where.putObject("content").putObject(media).set("schema", schemas.of(type));
  }

  private void addSocket() {
    ObjectNode operation = operation(TableSockets.PATH, "get", SOCKET);
    parameter(operation, "query", "after", false)
        .put("type", "integer")
        .put("description", "The number of the last message had; -1 for the whole table.");
    parameter(operation, "query", TableSockets.SHARED, false)
        .put("type", "string")
        .put("description", "There to see what everybody may see, also where I have a seat.");
    ObjectNode messages = operation.putObject("x-websocket");
    messages.set("sends", schemas.of(Message.class));
    messages.set("takes", schemas.of(ClientMessage.class));
    ObjectNode responses = operation.putObject("responses");
    response(responses, HttpStatus.SWITCHING_PROTOCOLS);
    content(response(responses, HttpStatus.FORBIDDEN), Problem.class);
    content(response(responses, HttpStatus.TOO_MANY_REQUESTS), Problem.class);
    content(response(responses, HttpStatus.SERVICE_UNAVAILABLE), Problem.class);
  }

  private void tail() {
    ObjectNode components = root.putObject("components").putObject("schemas");
    schemas.described().forEach(components::set);
  }
}
