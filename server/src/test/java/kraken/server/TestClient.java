package kraken.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import kraken.jackson.Json;
import kraken.tables.Opening;
import kraken.tables.Person;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.live.Eventually;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A client of the server: a person with a cookie, as a browser would send it. */
final class TestClient {

  private static final int CREATED = 201;
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  final int port;
  final String cookie;
  final String id;

  private TestClient(int port, String cookie, String id) {
    this.port = port;
    this.cookie = cookie;
    this.id = id;
  }

  static TestClient nameless(int port) {
    return new TestClient(port, "", "");
  }

  static TestClient named(int port, String name) {
    HttpResponse<String> answer =
        nameless(port).send("PUT", "/api/me", "{\"name\":\"" + name + "\"}");
    String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    return new TestClient(port, cookie, Json.read(answer.body(), Person.class).id());
  }

  /** The same person at another server, or at one that was started again. */
  TestClient at(int otherPort) {
    return new TestClient(otherPort, cookie, id);
  }

  HttpResponse<String> get(String path) {
    return send("GET", path, "");
  }

  HttpResponse<String> send(String method, String path, String body, String... headers) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .timeout(Eventually.PATIENCE)
            .method(method, BodyPublishers.ofString(body));
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    if (headers.length > 0) {
      request.headers(headers);
    }
    try {
      return HTTP.send(request.build(), BodyHandlers.ofString());
    } catch (IOException broken) {
      throw new AssertionError(method + " " + path, broken);
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }

  /** Opens a table of Kraken Attack! with these at its seats. */
  String open(boolean listed, SeatPlan... seats) {
    return open("attack", listed, seats);
  }

  String open(String game, boolean listed, SeatPlan... seats) {
    return opened(tryToOpen(game, listed, seats));
  }

  HttpResponse<String> tryToOpen(String game, boolean listed, SeatPlan... seats) {
    return open(
        new Opening(
            game, seats.length, Map.of(), listed, new TimeControl.None(), null, List.of(seats)));
  }

  /** Opens a table with a clock. */
  String open(String game, TimeControl clock, @Nullable Integer window, SeatPlan... seats) {
    return opened(
        open(new Opening(game, seats.length, Map.of(), true, clock, window, List.of(seats))));
  }

  private HttpResponse<String> open(Opening opening) {
    return send("POST", "/api/tables", Json.write(opening, Opening.class));
  }

  /** The id of the table that an answer is about. */
  static String opened(HttpResponse<String> answer) {
    if (answer.statusCode() != CREATED) {
      throw new AssertionError("no table was opened: " + answer.body());
    }
    return tree(answer).get("id").asString();
  }

  TestSocket watch(String table) {
    return watch(table, -1);
  }

  TestSocket watch(String table, long after) {
    return TestSocket.open(HTTP, this, table, after);
  }

  /** Opens a socket for a screen that everybody looks at. */
  TestSocket watchShared(String table) {
    return TestSocket.open(HTTP, this, table, "after=-1&shared");
  }

  static JsonNode tree(HttpResponse<String> answer) {
    return Json.mapper().readTree(answer.body());
  }
}
