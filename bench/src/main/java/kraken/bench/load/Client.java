package kraken.bench.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import kraken.api.Name;
import kraken.api.OpenedTable;
import kraken.jackson.Json;
import kraken.tables.Opening;
import kraken.tables.command.Command;
import kraken.tables.command.Request;

/** Sends HTTP requests to a server, as any client would. */
final class Client {

  private final HttpClient http;
  private final int port;

  Client(HttpClient http, int port) {
    this.http = http;
    this.port = port;
  }

  /** Creates a person and returns the cookie. */
  String person(String name) throws IOException, InterruptedException {
    HttpResponse<String> answer =
        send("PUT", "/api/me", "", Json.write(new Name(name, null), Name.class));
    return answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  /** Opens a table and returns its id. */
  String open(Opening opening, String cookie) throws IOException, InterruptedException {
    String answer = send("POST", "/api/tables", cookie, Json.write(opening, Opening.class)).body();
    return Json.read(answer, OpenedTable.class).id();
  }

  void ask(String table, String id, Command command, String cookie)
      throws IOException, InterruptedException {
    ask(table, new Request(id, 0, command), cookie);
  }

  void ask(String table, Request request, String cookie) throws IOException, InterruptedException {
    String path = "/api/tables/" + table + "/requests";
    send("POST", path, cookie, Json.write(request, Request.class));
  }

  String get(String path, String cookie) throws IOException, InterruptedException {
    return send("GET", path, cookie, "").body();
  }

  private HttpResponse<String> send(String method, String path, String cookie, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() >= 400 || answer.body().contains("\"type\":\"Refused\"")) {
      throw new IOException(method + " " + path + " was refused: " + answer.body());
    }
    return answer;
  }
}
