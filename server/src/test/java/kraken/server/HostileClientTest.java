package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whatever a hostile client sends over a socket is refused with a reason. */
class HostileClientTest extends UnderAttack {

  @Test
  void aMoveForAnotherSeatIsRefused() {
    assertRefused(mallorys(hers.anyMove().orElseThrow()), "not-your-seat");
  }

  @Test
  void aMoveOutOfTurnIsRefused() {
    JsonText move = hers.anyMove().orElseThrow().move();
    assertThat(mallorys(new Command.Play(Seat.of(1), move)).get("type").asString())
        .isEqualTo("Refused");
  }

  @Test
  void aSeatThatDoesNotExistIsRefused() {
    JsonText move = hers.anyMove().orElseThrow().move();
    assertThat(mallorys(new Command.Play(Seat.of(9), move)).get("type").asString())
        .isEqualTo("Refused");
  }

  @Test
  void aMoveThatIsNoneIsRefused() {
    JsonText nonsense = new JsonText("{\"type\":\"Teleport\",\"to\":[1,{}]}");
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

  /** A request as it is sent over a socket. */
  private static String ask(String request) {
    return "{\"type\":\"Ask\",\"request\":" + request + "}";
  }

  @Test
  void malformedMessagesAreAnswered() {
    try (TestSocket his = mallory.watch(table)) {
      his.next();
      for (String text :
          new String[] {
            "",
            "{",
            "[]",
            "null",
            "42",
            "{\"id\":\"a\",\"madeAt\":1,\"command\":null}",
            "{\"type\":\"Ask\"}",
            "{\"type\":\"Ask\",\"request\":null}",
            ask("{\"id\":1}"),
            ask("{\"id\":\"a\",\"x\":1}"),
            ask("{\"id\":null,\"madeAt\":1,\"command\":{\"type\":\"Start\"}}"),
            ask("{\"id\":\"a\",\"madeAt\":1,\"command\":null}"),
            ask(
                "{\"id\":\"a\",\"madeAt\":1,"
                    + "\"command\":{\"type\":\"Sit\",\"seat\":null,\"name\":null}}")
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
            "it must be an object with a type, one of Ask, Follow, Seen, Ping",
            ask("[]"),
            "\"request\" must be an object with id, madeAt, command",
            ask("{\"id\":\"a\",\"madeAt\":1}"),
            "\"request.command\" is missing: it must be an object with a type, one of Sit, Rename,",
            ask("{\"id\":\"a\",\"madeAt\":\"1\",\"command\":{\"type\":\"Start\"}}"),
            "\"request.madeAt\" must be a whole number",
            ask("{\"id\":\"a\",\"madeAt\":1,\"command\":{\"type\":\"Sit\",\"seat\":null}}"),
            "\"request.command.seat\" must be a number from 0 to 15",
            ask("{\"id\":\"a\",\"madeAt\":1,\"command\":{\"type\":\"Sit\",\"seat\":1,\"hat\":1}}"),
            "\"request.command.hat\" is unknown: there may be type, seat, name",
            ask(
                "{\"id\":\"a\",\"madeAt\":1,\"command\":{\"type\":\"Start\"},\"%s\":1}"
                    .formatted("x".repeat(9_000))),
            "\"request.…\" is unknown: there may be id, madeAt, command");
    try (TestSocket his = mallory.watch(table)) {
      his.next();
      told.forEach((text, wrong) -> {
        his.send(text);
        String sentence = his.answerTo("").get("sentence").asString();
        assertThat(sentence).startsWith("Malformed: " + wrong);
        assertSaysEnough(sentence);
      });
    }
  }

  @Test
  void aHugeMessageEndsTheSocket() {
    try (TestSocket his = mallory.watch(table)) {
      his.next();
      his.sendIfOpen("x".repeat(100_000));
      assertThat(his.closeCode()).isEqualTo(1009);
    }
  }

  @Test
  void deepJsonIsMalformed() {
    try (TestSocket his = mallory.watch(table)) {
      his.next();
      his.send("[".repeat(15_000));
      assertThat(his.answerTo("").get("code").asString()).isEqualTo("malformed");
    }
  }

  @Test
  void binaryMessagesEndTheSocket() {
    try (TestSocket his = mallory.watch(table)) {
      his.next();
      his.sendBytes(new byte[] {1});
      assertThat(his.closeCode()).isEqualTo(1003);
    }
  }

  @Test
  void tooManyMessagesEndTheSocket() {
    try (TestSocket his = mallory.watch(table)) {
      his.next();
      for (int i = 0; i < 500 && !his.closed.isDone(); i++) {
        his.sendIfOpen("{}");
      }
      assertThat(his.closeCode()).isEqualTo(4429);
    }
  }

  @Test
  void theNamelessMayOnlyWatch() {
    try (TestSocket nobody = TestClient.nameless(server.port()).watch(table)) {
      nobody.next();
      assertRefused(nobody.ask(hers.anyMove().orElseThrow()), "no-name");
    }
  }

  @Test
  void aSocketToNoTableIsClosed() {
    try (TestSocket his = mallory.watch("nosuchtable")) {
      assertThat(his.closeCode()).isEqualTo(4404);
    }
  }

  private JsonNode mallorys(Command command) {
    try (TestSocket his = mallory.watch(table)) {
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
