package kraken.bench.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import kraken.json.Json;
import kraken.kit.Seat;
import kraken.server.wire.Name;
import kraken.server.wire.OpenedTable;
import kraken.tables.Chair;
import kraken.tables.Clock;
import kraken.tables.Opening;
import kraken.tables.command.Command;
import kraken.tables.command.Request;

/** Opens tables, with four persons at each, as any client would. */
final class Tables {

  private static final int AT_ONCE = 16;

  private final HttpClient http = HttpClient.newHttpClient();
  private final String game;

  /** A table, and the cookies of its crew, the host's first. */
  record Opened(String id, List<String> cookies) {}

  Tables(String game) {
    this.game = game;
  }

  /**
   * Opens so many.
   *
   * @param port which server to ask for each
   */
  List<Opened> open(int tables, IntUnaryOperator port)
      throws InterruptedException, ExecutionException {
    try (ExecutorService clerks = Executors.newFixedThreadPool(AT_ONCE)) {
      List<Opened> opened = new ArrayList<>();
      List<Callable<Opened>> wishes = new ArrayList<>();
      IntStream.range(0, tables).forEach(i -> wishes.add(() -> open(port.applyAsInt(i))));
      for (Future<Opened> table : clerks.invokeAll(wishes)) {
        opened.add(table.get());
      }
      return opened;
    }
  }

  private Opened open(int port) throws IOException, InterruptedException {
    List<String> cookies = new ArrayList<>();
    for (int i = 0; i < Crew.SIZE; i++) {
      cookies.add(person(port, "Player " + i));
    }
    List<Chair> chairs = new ArrayList<>(List.of(new Chair.Me(null)));
    IntStream.range(1, Crew.SIZE).forEach(_ -> chairs.add(new Chair.Open()));
    Opening opening = new Opening(game, Crew.SIZE, Map.of(), true, new Clock.None(), null, chairs);
    String body = Json.write(opening, Opening.class);
    String answer = send(port, "POST", "/api/tables", cookies.getFirst(), body).body();
    String id = Json.read(answer, OpenedTable.class).id();
    for (int i = 1; i < Crew.SIZE; i++) {
      sit(port, id, Seat.of(i), cookies.get(i));
    }
    return new Opened(id, cookies);
  }

  private String person(int port, String name) throws IOException, InterruptedException {
    HttpResponse<String> answer =
        send(port, "PUT", "/api/me", "", Json.write(new Name(name), Name.class));
    return answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  private void sit(int port, String table, Seat seat, String cookie)
      throws IOException, InterruptedException {
    Request request = new Request("sit", 0, new Command.Sit(seat, null));
    String path = "/api/tables/" + table + "/requests";
    send(port, "POST", path, cookie, Json.write(request, Request.class));
  }

  private HttpResponse<String> send(
      int port, String method, String path, String cookie, String body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    HttpResponse<String> answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() >= 400) {
      throw new IOException(method + " " + path + " was refused: " + answer.body());
    }
    return answer;
  }
}
