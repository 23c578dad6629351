package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.kit.Seat;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * A screen on the table gets a watcher's view, and passes on the requests of the person who opened
 * it.
 */
class SharedScreenTest extends ServerTest {

  @Test
  void itGetsTheViewOfAWatcherThoughItsPersonHasASeat() {
    TestClient anne = client("Anne");
    String table = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Bot("easy"));
    try (TestSocket screen = anne.watchShared(table)) {
      assertThat(screen.next().get("table").get("you").isNull()).isTrue();
      screen.ask(new Command.Start());
      JsonNode viewers = screen.play().get("eyes");
      assertThat(viewers).hasSize(1);
      assertThat(viewers.get(0).get("seat").isNull()).isTrue();
      assertThat(viewers.get(0).get("moves")).isEmpty();
    }
  }

  @Test
  void watchersAreNamedToThoseWhoMightHandOverASeat() {
    TestClient anne = client("Anne");
    TestClient bob = client("Bob");
    String table = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Bot("easy"));
    try (TestSocket his = bob.watch(table);
        TestSocket shared = bob.watchShared(table)) {
      his.next();
      shared.next();
      JsonNode people = TestClient.tree(anne.get("/api/tables/" + table + "/people"));
      assertThat(people.valueStream().map(person -> person.get("name").asString()))
          .containsExactly("Bob", "Anne");
      assertThat(anne.get("/api/tables/nowhere/people").statusCode()).isEqualTo(404);
    }
  }

  @Test
  void theStoryIsToldAsThePersonHeardItAndToAStrangerAsToAWatcher() {
    TestClient anne = client("Anne");
    TestClient bob = client("Bob");
    String table = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Open());
    try (TestSocket his = bob.watch(table)) {
      his.next();
      his.ask(new Command.Sit(Seat.of(1), null));
    }
    JsonNode his = TestClient.tree(bob.get("/api/tables/" + table + "/story"));
    JsonNode all =
        TestClient.tree(TestClient.nameless(server.port()).get("/api/tables/" + table + "/story"));
    assertThat(his.get("happenings").get(1).get("seat").get("yours").asBoolean()).isTrue();
    assertThat(all.get("happenings").get(1).get("seat").get("yours").asBoolean()).isFalse();
    assertThat(all.get("number").asInt()).isEqualTo(3);
    assertThat(bob.get("/api/tables/nowhere/story").statusCode()).isEqualTo(404);
  }

  @Test
  void whatWasMissedIsToldAsThePersonHeardItToo() {
    TestClient anne = client("Anne");
    TestClient bob = client("Bob");
    String table = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Open());
    try (TestSocket his = bob.watch(table)) {
      his.next();
      his.ask(new Command.Sit(Seat.of(1), null));
    }
    String missed = "/api/tables/" + table + "/missed";
    JsonNode his = TestClient.tree(bob.get(missed + "?after=2"));
    assertThat(his.get("table").get("number").asInt()).isEqualTo(2);
    JsonNode sat = his.get("steps").get(0);
    assertThat(sat.get("number").asInt()).isEqualTo(3);
    assertThat(sat.get("happenings").get(0).get("seat").get("yours").asBoolean()).isTrue();
    JsonNode all = TestClient.tree(TestClient.nameless(server.port()).get(missed + "?after=2"));
    assertThat(all.at("/steps/0/happenings/0/seat/yours").asBoolean()).isFalse();
    assertThat(bob.get("/api/tables/nowhere/missed?after=1").statusCode()).isEqualTo(404);
    assertThat(bob.get(missed).statusCode()).isEqualTo(400);
  }
}
