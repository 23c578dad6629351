package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.jackson.Json;
import kraken.kit.Seat;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class AdviceApiTest extends ServerTest {

  private static final Command ADVICE = new Command.AskAdvice(Seat.of(0));

  @Test
  void theAnswerIsTheSameOverTheSocketAndOverRest() {
    TestClient anne = client("Anne");
    String table = anne.open(false, new SeatPlan.Me(null));
    try (TestSocket socket = anne.watch(table)) {
      socket.next();
      socket.ask(new Command.Start());

      JsonNode told = socket.ask(ADVICE);

      assertThat(told.get("type").asString()).isEqualTo("Advised");
      assertThat(told.get("lines")).isNotEmpty();
      JsonNode line = told.get("lines").get(0);
      assertThat(line.get("moves")).isNotEmpty();
      assertThat(line.get("percent").asInt()).isBetween(0, 100);
      Request request = new Request("rest", told.get("number").asLong(), ADVICE);
      JsonNode overRest =
          TestClient.tree(
              anne.send(
                  "POST",
                  "/api/tables/" + table + "/requests",
                  Json.write(request, Request.class)));
      assertThat(overRest.get("lines")).isEqualTo(told.get("lines"));
    }
  }

  @Test
  void anOpeningNeedNotSayAnythingOfAdvice() {
    TestClient anne = client("Anne");
    String opening =
        """
        {"game":"attack","players":1,"options":{},"listed":false,"clock":{"type":"None"},\
        "window":null,%s"seats":[{"type":"Me","name":null}]}\
        """;

    String usual = TestClient.opened(anne.send("POST", "/api/tables", opening.formatted("")));
    String without =
        TestClient.opened(anne.send("POST", "/api/tables", opening.formatted("\"advice\":false,")));

    assertThat(TestClient.tree(anne.get("/api/tables/" + usual)).get("advice").isNull()).isTrue();
    assertThat(TestClient.tree(anne.get("/api/tables/" + without)).get("advice").asBoolean(true))
        .isFalse();
  }
}
