package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kraken.jackson.Json;
import kraken.json.GameJson;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Viewer;
import kraken.shelf.Shelf;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import kraken.tables.live.Beholder;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.past.ExportedGame;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * A socket sends a viewer the game's view for that viewer and nothing more. The conformance suite
 * proves that a view keeps the secrets.
 */
class SecretsTest extends ServerTest {

  @Test
  void aViewerIsSentItsViewAndNothingElse() {
    TestClient anne = client("Anne");
    TestClient bob = client("Bob");
    String table =
        anne.open(false, new SeatPlan.Me(null), new SeatPlan.Open(), new SeatPlan.Bot("easy"));
    try (TestSocket hers = anne.watch(table);
        TestSocket his = bob.watch(table);
        TestSocket stranger = TestClient.nameless(server.port()).watch(table)) {
      his.next();
      hers.next();
      his.ask(new Command.Sit(Seat.of(1), null));
      hers.ask(new Command.Start());
      PlayedByTwo.toTheEnd(hers, his);
      stranger.upTo(hers.number());

      ExportedGame game =
          Json.read(anne.get("/api/tables/" + table + "/export").body(), ExportedGame.class);
      Fact.Opened opened = (Fact.Opened) game.entries().getFirst().fact();
      Game<?, ?, ?, ?> rules = Shelf.find(opened.game()).orElseThrow();
      assertOnlyViews(rules, game, Seat.of(0), hers);
      assertOnlyViews(rules, game, Seat.of(1), his);
      assertOnlyViews(rules, game, Viewer.WATCHER, stranger);
      assertNoLuck(game, List.of(hers, his, stranger));
    }
  }

  private static <S, M, V, E> void assertOnlyViews(
      Game<S, M, V, E> rules, ExportedGame game, Viewer viewer, TestSocket socket) {
    List<JsonNode> views = new ArrayList<>();
    GameJson<M, V, E> types = GameJson.of(rules);
    Fact.Opened opened = (Fact.Opened) game.entries().getFirst().fact();
    S state = rules.start(Setup.of(rules, opened.players(), opened.options()));
    for (Entry entry : game.entries()) {
      state =
          switch (entry.fact()) {
            case Fact.Drawn(var _, var numbers) -> rules.draw(state, numbers, Narrator.none());
            case Fact.Played(Seat seat, String move) ->
                rules.play(state, seat, types.readMove(move), Narrator.none()).orThrow();
            default -> state;
          };
      views.add(Json.mapper().readTree(types.writeView(rules.view(state, viewer)).json()));
    }
    int seen = 0;
    Beholder beholder = new Beholder();
    for (String text : socket.texts) {
      JsonNode message = Json.mapper().readTree(text);
      JsonNode told = message.has("table") ? message.get("table") : message;
      JsonNode play = beholder.hear(message);
      if (play.isObject()) {
        assertThat(play.get("eyes")).hasSize(1);
        assertThat(play.get("eyes").get(0).get("view"))
            .isEqualTo(views.get((int) told.get("number").asLong() - 1));
        seen++;
      }
    }
    assertThat(seen).isGreaterThan(10);
  }

  /** The secret of the luck comes with the last message; the numbers of the sea never do. */
  private static void assertNoLuck(ExportedGame game, List<TestSocket> all) {
    String secret = ((Fact.Ended) game.entries().getLast().fact()).luckSecret();
    for (TestSocket socket : all) {
      for (String text : socket.texts) {
        assertThat(text).doesNotContain("\"type\":\"Drawn\"", "\"numbers\"");
        if (!text.contains("Finished")) {
          assertThat(text).doesNotContain(secret);
        }
      }
    }
  }
}
