package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import kraken.jackson.Json;
import kraken.kit.Seat;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import kraken.tables.past.ExportedGame;
import kraken.tables.told.Message;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Two persons and two bots play Kraken Attack! over sockets, watched by somebody without a name.
 */
class WholeGameTest extends ServerTest {

  @Test
  void isPlayedToItsEnd() {
    TestClient anne = client("Anne");
    TestClient bob = client("Bob");
    String table =
        anne.open(
            true,
            new SeatPlan.Me(null),
            new SeatPlan.Bot("easy"),
            new SeatPlan.Open(),
            new SeatPlan.Bot("medium"));
    try (TestSocket hers = anne.watch(table);
        TestSocket his = bob.watch(table);
        TestSocket stranger = TestClient.nameless(server.port()).watch(table)) {
      hers.next();
      his.next();
      assertDone(his.ask(new Command.Sit(Seat.of(2), null)));
      assertDone(hers.ask(new Command.Start()));
      hers.upTo(his.number());
      PlayedByTwo.toTheEnd(hers, his);
      stranger.upTo(hers.number());

      assertThat(stranger.isOver()).isTrue();
      assertThat(stranger.texts).allMatch(text -> Json.read(text, Message.class) != null);
    }
    assertThatItCanBeSeenAgain(anne, table);
  }

  private static void assertDone(JsonNode reply) {
    assertThat(reply.get("type").asString()).as(reply.toString()).isEqualTo("Done");
  }

  private static void assertThatItCanBeSeenAgain(TestClient anne, String table) {
    JsonNode past = TestClient.tree(anne.get("/api/tables")).get("past");
    assertThat(past).hasSize(1);
    assertThat(past.get(0).get("outcome").get("type").asString()).isEqualTo("Crew");
    HttpResponse<String> export = anne.get("/api/tables/" + table + "/export");
    ExportedGame game = Json.read(export.body(), ExportedGame.class);
    JsonNode replay = TestClient.tree(anne.get("/api/tables/" + table + "/replay"));
    assertThat(replay).hasSizeGreaterThan(game.entries().size() / 2);

    HttpResponse<String> imported = anne.send("POST", "/api/imports", export.body());
    assertThat(imported.statusCode()).as(imported.body()).isEqualTo(201);
    String forged = export.body().replaceFirst("\"numbers\":\\[\\d+", "\"numbers\":[99");
    HttpResponse<String> refused = anne.send("POST", "/api/imports", forged);
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(TestClient.tree(refused).get("sentence").asString()).isNotEmpty();
    String torn =
        export.body().replaceFirst("\"number\":3,\"at\":\\d+", "\"number\":3,\"at\":null");
    HttpResponse<String> incomplete = anne.send("POST", "/api/imports", torn);
    assertThat(incomplete.statusCode()).isEqualTo(400);
    assertThat(TestClient.tree(incomplete).get("sentence").asString()).startsWith("Entry 3: ");
  }
}
