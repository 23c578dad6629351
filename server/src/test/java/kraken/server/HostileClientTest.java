package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import kraken.json.Json;
import kraken.kit.Seat;
import kraken.server.http.Limits;
import kraken.tables.Chair;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whatever a hostile client tries is refused with a reason, and the game at the table goes on. */
class HostileClientTest extends ServerTest {

  private Visitor anne;
  private Visitor mallory;
  private String table;
  private Watching hers;

  @Override
  ServerSettings settings() {
    return super.settings().with(Limits.STANDARD);
  }

  @BeforeEach
  void aGameIsUnderWay() {
    anne = visitor("Anne");
    mallory = visitor("Mallory");
    table = anne.open(true, new Chair.Me(null), new Chair.Open());
    hers = anne.watch(table);
    hers.next();
    try (Watching his = mallory.watch(table)) {
      his.ask(new Command.Sit(Seat.of(1), null));
    }
    hers.ask(new Command.Start());
    untilItIsHerTurn();
  }

  private void untilItIsHerTurn() {
    while (hers.anyMove().isEmpty()) {
      try (Watching his = mallory.watch(table)) {
        his.next();
        his.ask(his.anyMove().orElseThrow());
        hers.upTo(his.number());
      }
    }
  }

  @AfterEach
  void theTableIsUnharmed() {
    JsonNode reply = hers.ask(hers.anyMove().orElseThrow());
    assertThat(reply.get("type").asString()).as(reply.toString()).isEqualTo("Done");
    hers.close();
  }

  @Test
  void manyWhoSendSlowlyKeepNobodyOut() throws Exception {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 250; i++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        slow.add(socket);
        String head = "PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      }
      assertThat(anne.get("/api/tables/" + table).statusCode()).isEqualTo(200);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void aMoveForAnotherSeatIsRefused() {
    assertRefused(mallorys(hers.anyMove().orElseThrow()), "not-your-seat");
  }

  @Test
  void aMoveOutOfTurnIsRefused() {
    JsonNode move = hers.anyMove().orElseThrow().move();
    assertThat(mallorys(new Command.Play(Seat.of(1), move)).get("type").asString())
        .isEqualTo("Refused");
  }

  @Test
  void aSeatThatDoesNotExistIsRefused() {
    JsonNode move = hers.anyMove().orElseThrow().move();
    assertThat(mallorys(new Command.Play(Seat.of(9), move)).get("type").asString())
        .isEqualTo("Refused");
  }

  @Test
  void aMoveThatIsNoneIsRefused() {
    JsonNode nonsense = Json.mapper().readTree("{\"type\":\"Teleport\",\"to\":[1,{}]}");
    JsonNode reply = hers.ask(new Command.Play(Seat.of(0), nonsense));
    assertThat(reply.get("type").asString()).isEqualTo("Refused");
    assertThat(reply.get("sentence").asString()).isNotEmpty().doesNotContain("kraken.");
  }

  @Test
  void aMoveSentTwiceCountsOnce() {
    Request request = new Request("twice", hers.number(), hers.anyMove().orElseThrow());
    JsonNode first = hers.ask(request);
    JsonNode second = hers.ask(request);
    assertThat(second).isEqualTo(first);
    untilItIsHerTurn();
  }

  @Test
  void aMoveMadeBeforeAnotherSeatMovedIsRefusedKindly() {
    long old = hers.number();
    while (hers.anyMove().isPresent()) {
      hers.ask(hers.anyMove().orElseThrow());
    }
    untilItIsHerTurn();
    assertRefused(hers.ask(new Request("late", old, hers.anyMove().orElseThrow())), "stale");
  }

  @Test
  void malformedMessagesAreAnswered() {
    try (Watching his = mallory.watch(table)) {
      his.next();
      for (String text :
          new String[] {
            "",
            "{",
            "[]",
            "null",
            "42",
            "{\"id\":1}",
            "{\"id\":\"a\",\"x\":1}",
            "{\"id\":null,\"madeAt\":1,\"command\":{\"type\":\"Start\"}}",
            "{\"id\":\"a\",\"madeAt\":1,\"command\":null}",
            "{\"id\":\"a\",\"madeAt\":1,\"command\":{\"type\":\"Sit\",\"seat\":null,\"name\":null}}"
          }) {
        his.send(text);
        JsonNode reply = his.answerTo("");
        assertThat(reply.get("code").asString()).isEqualTo("malformed");
        assertSaysEnough(reply.get("sentence").asString());
      }
    }
  }

  @Test
  void aMalformedMessageIsAnsweredWithWhatIsWrongInIt() {
    Map<String, String> told =
        Map.of(
            "ahoy",
            "this is no JSON, see line 1, column 1",
            "[]",
            "it must be an object with id, madeAt, command",
            "{\"id\":\"a\",\"madeAt\":1}",
            "\"command\" is missing: it must be an object with a type, one of Sit, Vacate, AddBot,",
            "{\"id\":\"a\",\"madeAt\":\"1\",\"command\":{\"type\":\"Start\"}}",
            "\"madeAt\" must be a whole number",
            "{\"id\":\"a\",\"madeAt\":1,\"command\":{\"type\":\"Sit\",\"seat\":null}}",
            "\"command.seat\" must be a number from 0 to 15",
            "{\"id\":\"a\",\"madeAt\":1,\"command\":{\"type\":\"Sit\",\"seat\":1,\"hat\":1}}",
            "\"command.hat\" is unknown: there may be type, seat, name",
            "{\"id\":\"a\",\"madeAt\":1,\"command\":{\"type\":\"Start\"},\"%s\":1}"
                .formatted("x".repeat(9_000)),
            "\"…\" is unknown: there may be id, madeAt, command");
    try (Watching his = mallory.watch(table)) {
      his.next();
      told.forEach((text, wrong) -> {
        his.send(text);
        String sentence = his.answerTo("").get("sentence").asString();
        assertThat(sentence).startsWith("Malformed: " + wrong);
        assertSaysEnough(sentence);
      });
    }
  }

  private static void assertSaysEnough(String sentence) {
    assertThat(sentence).endsWith("; /openapi.json tells all of it.").hasSizeLessThan(250);
    assertThat(sentence).doesNotContain("Exception", "kraken.", "java.", "\n");
  }

  @Test
  void aHugeMessageEndsTheSocket() {
    try (Watching his = mallory.watch(table)) {
      his.next();
      his.sendIfOpen("x".repeat(100_000));
      assertThat(his.closeCode()).isIn(1009, Watching.RESET);
    }
  }

  @Test
  void deepJsonIsMalformed() {
    try (Watching his = mallory.watch(table)) {
      his.next();
      his.send("[".repeat(15_000));
      assertThat(his.answerTo("").get("code").asString()).isEqualTo("malformed");
    }
  }

  @Test
  void binaryMessagesEndTheSocket() {
    try (Watching his = mallory.watch(table)) {
      his.next();
      his.sendBytes(new byte[] {1});
      assertThat(his.closeCode()).isEqualTo(1003);
    }
  }

  @Test
  void tooManyMessagesEndTheSocket() {
    try (Watching his = mallory.watch(table)) {
      his.next();
      for (int i = 0; i < 500 && !his.closed.isDone(); i++) {
        his.sendIfOpen("{}");
      }
      assertThat(his.closeCode()).isIn(4429, Watching.RESET);
    }
  }

  @Test
  void theNamelessMayOnlyWatch() {
    try (Watching nobody = Visitor.nameless(server.port()).watch(table)) {
      nobody.next();
      assertRefused(nobody.ask(hers.anyMove().orElseThrow()), "no-name");
    }
  }

  @Test
  void aSocketToNoTableIsClosed() {
    try (Watching his = mallory.watch("nosuchtable")) {
      assertThat(his.closeCode()).isEqualTo(4404);
    }
  }

  @Test
  void pagesOfOtherSitesGetNoSocketAndNoRequestThrough() {
    WebSocket.Builder foreign =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .header("Cookie", anne.cookie)
            .header("Origin", "https://evil.example");
    URI address =
        URI.create("ws://127.0.0.1:" + server.port() + "/api/tables/" + table + "/socket");
    var opening = foreign.buildAsync(address, new WebSocket.Listener() {});
    try {
      opening.join();
      throw new AssertionError("let in");
    } catch (CompletionException refused) {
      assertThat(refused.getCause())
          .isInstanceOfSatisfying(
              WebSocketHandshakeException.class,
              handshake -> assertThat(handshake.getResponse().statusCode()).isEqualTo(403));
    }
    HttpResponse<String> post =
        anne.send("POST", "/api/tables", "{}", "Origin", "https://evil.example");
    assertThat(post.statusCode()).isEqualTo(403);
    assertThat(Visitor.tree(post).get("code").asString()).isEqualTo("foreign-origin");
  }

  @Test
  void badBodiesAreRefusedWithASentenceAndNoTrace() {
    for (String body : new String[] {"", "{", "{}", "[1]", "null", "{\"game\":null}"}) {
      HttpResponse<String> answer = mallory.send("POST", "/api/tables", body);
      assertThat(answer.statusCode()).as(body).isEqualTo(400);
      assertThat(Visitor.tree(answer).get("code").asString()).isEqualTo("malformed");
      assertThat(answer.body()).doesNotContain("Exception", "kraken.", "\\tat ");
      assertSaysEnough(Visitor.tree(answer).get("sentence").asString());
    }
    String nobody =
        """
        {"game":"attack","players":1,"options":{},"listed":false,"clock":{"type":"None"},"seats":[null]}\
        """;
    assertThat(Visitor.tree(mallory.send("POST", "/api/tables", nobody)).get("sentence").asString())
        .startsWith("Malformed: \"seats.1\" must be an object with a type, one of Me,");
    assertThat(mallory.send("PUT", "/api/me", "{\"name\":\"" + "x".repeat(25) + "\"}").statusCode())
        .isEqualTo(400);
    assertThat(mallory.get("/api/tables/nosuchtable").statusCode()).isEqualTo(404);
    assertThat(mallory.get("/api/tables/" + table + "/export").statusCode()).isEqualTo(409);
    assertThat(mallory.get("/api/nothing").statusCode()).isEqualTo(404);
    assertThat(Visitor.nameless(server.port()).send("POST", "/api/tables", "{}").statusCode())
        .isEqualTo(403);
  }

  @Test
  void whoSendsTooMuchIsHeardOutAndReadsWhy() throws Exception {
    byte[] part = "x".repeat(20_000).getBytes(StandardCharsets.US_ASCII);
    try (Socket slow = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      OutputStream out = slow.getOutputStream();
      out.write(
          ("POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n"
                  + "Cookie: "
                  + mallory.cookie
                  + "\r\nConnection: close\r\n\r\n")
              .getBytes(StandardCharsets.US_ASCII));
      for (int i = 0; i < 5; i++) {
        out.write(part);
        Thread.sleep(100);
      }
      String answer = new String(slow.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(answer).startsWith("HTTP/1.1 413").contains("too-large");
    }
  }

  @Test
  void tooManyRequestsAreTurnedAway() {
    int last = 0;
    for (int i = 0; i < 2_000 && last != 429; i++) {
      last = mallory.get("/health").statusCode();
    }
    assertThat(last).isEqualTo(429);
  }

  @Test
  void wholeGamesAreAskedForLessOftenThanTheRest() {
    int last = 0;
    for (int i = 0; i < 100 && last != 429; i++) {
      last =
          mallory.get("/api/tables/" + table + (i % 2 == 0 ? "/replay" : "/export")).statusCode();
    }
    assertThat(last).isEqualTo(429);
    assertThat(mallory.get("/health").statusCode()).isEqualTo(200);
  }

  private JsonNode mallorys(Command command) {
    try (Watching his = mallory.watch(table)) {
      his.next();
      return his.ask(command);
    }
  }

  private static void assertRefused(JsonNode reply, String code) {
    assertThat(reply.get("type").asString()).isEqualTo("Refused");
    assertThat(reply.get("code").asString()).isEqualTo(code);
    assertThat(reply.get("sentence").asString()).isNotEmpty();
  }
}
