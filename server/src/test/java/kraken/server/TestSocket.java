package kraken.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import kraken.jackson.Json;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.tables.command.ClientMessage;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import kraken.tables.live.Eventually;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.NullNode;

/** A socket at a table, with all messages that came over it. */
final class TestSocket implements WebSocket.Listener, AutoCloseable {

  /** Stands for the close code where the connection broke before the code arrived. */
  static final int RESET = -1;

  /** Every message as it came, in order. */
  final List<String> texts = new CopyOnWriteArrayList<>();

  final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final BlockingQueue<JsonNode> messages = new LinkedBlockingQueue<>();

  /** Who was at the table, each time it was told. These messages come at any time. */
  final List<JsonNode> attendances = new CopyOnWriteArrayList<>();

  private final StringBuilder part = new StringBuilder();
  private @Nullable WebSocket socket;
  private long number;
  private int requests;
  private @Nullable JsonNode play;

  private TestSocket() {}

  static TestSocket open(HttpClient http, TestClient client, String table, long after) {
    return open(http, client, table, "after=" + after);
  }

  static TestSocket open(HttpClient http, TestClient client, String table, String query) {
    TestSocket opened = new TestSocket();
    WebSocket.Builder builder = http.newWebSocketBuilder().connectTimeout(Eventually.PATIENCE);
    if (!client.cookie.isEmpty()) {
      builder.header("Cookie", client.cookie);
    }
    URI address =
        URI.create("ws://127.0.0.1:" + client.port + "/api/tables/" + table + "/socket?" + query);
    opened.socket = builder.buildAsync(address, opened).join();
    return opened;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    part.append(data);
    if (last) {
      texts.add(part.toString());
      JsonNode message = Json.mapper().readTree(part.toString());
      (message.get("type").asString().equals("Attendance") ? attendances : messages).add(message);
      part.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    closed.complete(code);
    messages.add(NullNode.getInstance());
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    closed.complete(RESET);
    messages.add(NullNode.getInstance());
  }

  /** The next message, of any kind. */
  JsonNode next() {
    return next(Eventually.PATIENCE);
  }

  JsonNode next(Duration patience) {
    try {
      JsonNode message = messages.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
      if (message == null || message.isNull()) {
        throw new AssertionError("nothing came; closed: " + closed);
      }
      note(message);
      return message;
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }

  private void note(JsonNode message) {
    if (message.has("table")) {
      number = message.get("table").get("number").asLong();
      play = message.get("table").get("play");
    } else if (message.has("number")) {
      number = message.get("number").asLong();
      play = message.get("play").isNull() ? play : message.get("play");
    }
  }

  /** Takes over number and game from an earlier connection, as a page that reconnects does. */
  TestSocket goingOnFrom(TestSocket before) {
    number = before.number;
    play = before.play;
    return this;
  }

  /** Moves to another table, and returns it. Skips messages of the old table. */
  JsonNode follow(String table) {
    send(new ClientMessage.Follow(table));
    JsonNode message = next();
    while (!message.has("table") || !message.get("table").get("id").asString().equals(table)) {
      message = next();
    }
    return message.get("table");
  }

  boolean hasNews() {
    return !messages.isEmpty();
  }

  /** Sends a command as of the last number seen, and waits for the answer to it. */
  JsonNode ask(Command command) {
    return ask(new Request(id(), number, command));
  }

  String id() {
    requests++;
    return "request-" + System.identityHashCode(this) + "-" + requests;
  }

  JsonNode ask(Request request) {
    return ask(request, Eventually.PATIENCE);
  }

  JsonNode ask(Request request, Duration patience) {
    send(new ClientMessage.Ask(request));
    return answerTo(request.id(), patience);
  }

  JsonNode answerTo(String id) {
    return answerTo(id, Eventually.PATIENCE);
  }

  private JsonNode answerTo(String id, Duration patience) {
    long until = System.nanoTime() + patience.toNanos();
    while (true) {
      JsonNode message = next(Duration.ofNanos(Math.max(0, until - System.nanoTime())));
      if (message.get("type").asString().equals("Answered")
          && message.get("reply").get("id").asString().equals(id)) {
        return message.get("reply");
      }
    }
  }

  void send(ClientMessage message) {
    send(Json.write(message, ClientMessage.class));
  }

  void send(String text) {
    WebSocket open = socket;
    if (open != null) {
      open.sendText(text, true).join();
    }
  }

  void sendBytes(byte[] bytes) {
    WebSocket open = socket;
    if (open != null) {
      open.sendBinary(ByteBuffer.wrap(bytes), true).join();
    }
  }

  /** Sends, unless the server has closed the socket meanwhile. */
  void sendIfOpen(String text) {
    try {
      send(text);
    } catch (CompletionException gone) {
      // the test looks at the close code
    }
  }

  /** Takes messages until the number has been reached. */
  void upTo(long wanted) {
    while (number < wanted) {
      next();
    }
  }

  long number() {
    return number;
  }

  boolean hasBegun() {
    JsonNode last = play;
    return last != null && !last.isNull();
  }

  JsonNode play() {
    JsonNode last = play;
    if (last == null || last.isNull()) {
      throw new AssertionError("the game has not begun");
    }
    return last;
  }

  boolean isOver() {
    return !play().get("outcome").isNull();
  }

  /** A move that one of the viewer's seats is offered now. */
  Optional<Command.Play> anyMove() {
    for (JsonNode viewer : play().get("eyes")) {
      JsonNode moves = viewer.get("moves");
      if (!moves.isEmpty() && !viewer.get("seat").isNull()) {
        return Optional.of(play(viewer, moves.get((int) (number % moves.size()))));
      }
    }
    return Optional.empty();
  }

  /** Any of the moves that the first of the viewer's seats is offered now. */
  Optional<Command.Play> randomMove(Random random) {
    JsonNode viewer = play().get("eyes").get(0);
    JsonNode moves = viewer.get("moves");
    return moves.isEmpty()
        ? Optional.empty()
        : Optional.of(play(viewer, moves.get(random.nextInt(moves.size()))));
  }

  private static Command.Play play(JsonNode viewer, JsonNode move) {
    return new Command.Play(Seat.of(viewer.get("seat").asInt()), new JsonText(move.toString()));
  }

  int closeCode() {
    return Eventually.get(closed);
  }

  @Override
  public void close() {
    WebSocket open = socket;
    if (open != null) {
      open.abort();
    }
  }
}
