package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import kraken.server.http.limits.Limit;
import kraken.server.http.limits.Limits;
import kraken.server.http.limits.Rate;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Lists have pages, nobody fills them alone, and a host can take a table out again. */
class TableListsTest extends ServerTest {

  private static final int CAP = 3;

  @Override
  ServerSettings settings() {
    return super.settings()
        .with(
            Limits.NONE
                .with(Limit.OPEN_TABLES, new Rate(CAP, 0))
                .with(Limit.OPEN_TABLES_ADDRESS, new Rate(60, 0)));
  }

  private static HttpResponse<String> open(TestClient host, String game) {
    return host.tryToOpen(game, true, new SeatPlan.Me(null), new SeatPlan.Open());
  }

  private static JsonNode list(TestClient client, String query) {
    HttpResponse<String> answer = client.get("/api/lists/" + query);
    assertThat(answer.statusCode()).isEqualTo(200);
    return TestClient.tree(answer);
  }

  @Test
  void aListIsReadPageByPage() {
    List<String> opened = new ArrayList<>();
    for (int i = 0; i < 54; i++) {
      opened.addFirst(TestClient.opened(open(client("Host " + i), "attack")));
    }
    TestClient reader = client("Reader");
    JsonNode first = list(reader, "open");
    JsonNode second = list(reader, "open?after=" + first.get("next").asString());
    List<String> found = new ArrayList<>();
    first.get("tables").forEach(table -> found.add(table.get("id").asString()));
    second.get("tables").forEach(table -> found.add(table.get("id").asString()));
    assertThat(first.get("tables")).hasSize(50);
    assertThat(found).containsExactlyInAnyOrderElementsOf(opened);
    assertThat(second.get("next").isNull()).isTrue();
    assertThat(TestClient.tree(reader.get("/api/tables")).get("open")).hasSize(50);
  }

  @Test
  void aListIsFilteredByGameAndSeats() {
    TestClient anne = client("Anne");
    String attack = TestClient.opened(open(anne, "attack"));
    String three =
        anne.open("attack", true, new SeatPlan.Me(null), new SeatPlan.Open(), new SeatPlan.Open());
    assertThat(list(anne, "open?game=attack&seats=2").get("tables"))
        .singleElement()
        .satisfies(table -> assertThat(table.get("id").asString()).isEqualTo(attack));
    assertThat(list(anne, "mine?seats=3").get("tables"))
        .singleElement()
        .satisfies(table -> assertThat(table.get("id").asString()).isEqualTo(three));
    assertThat(list(anne, "open?game=bay").get("tables")).isEmpty();
    assertThat(list(anne, "live").get("tables")).isEmpty();
    assertThat(list(anne, "past").get("tables")).isEmpty();
  }

  @Test
  void whatIsNoListNoPageAndNoNumberIsRefused() {
    TestClient anne = client("Anne");
    assertThat(anne.get("/api/lists/all").statusCode()).isEqualTo(404);
    assertThat(anne.get("/api/lists/open?after=x").statusCode()).isEqualTo(400);
    assertThat(anne.get("/api/lists/open?seats=x").statusCode()).isEqualTo(400);
    assertThat(TestClient.nameless(server.port()).get("/api/lists/mine").statusCode())
        .isEqualTo(403);
  }

  @Test
  void aPersonHasOnlySoManyTablesThatWait() {
    TestClient anne = client("Anne");
    List<String> tables = new ArrayList<>();
    for (int i = 0; i < CAP; i++) {
      tables.add(TestClient.opened(open(anne, "attack")));
    }
    HttpResponse<String> refused = open(anne, "attack");
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(TestClient.tree(refused).get("code").asString()).isEqualTo("too-many-open");
    assertThat(refused.headers().firstValue("Retry-After")).as("waiting does not help").isEmpty();
    assertThat(anne.get("/metrics").body())
        .contains("kraken_limited_total{limit=\"open-tables\"} 1.0");
    try (TestSocket socket = anne.watch(tables.getFirst())) {
      socket.next();
      assertThat(socket.ask(new Command.Close()).get("type").asString()).isEqualTo("Done");
    }
    assertThat(open(anne, "attack").statusCode()).isEqualTo(201);
    assertThat(list(anne, "mine").get("tables")).hasSize(CAP);
  }

  @Test
  void anAddressHasOnlySoManyTablesThatWait() {
    List<TestClient> hosts = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      TestClient host = client("Host " + i);
      hosts.add(host);
      for (int j = 0; j < CAP; j++) {
        assertThat(open(host, "attack").statusCode()).isEqualTo(201);
      }
    }
    TestClient late = client("Late");
    assertThat(open(late, "attack").statusCode()).isEqualTo(409);
    assertThat(late.get("/metrics").body())
        .contains("kraken_limited_total{limit=\"open-tables-address\"} 1.0");
    String some = list(hosts.getFirst(), "mine").get("tables").get(0).get("id").asString();
    try (TestSocket socket = hosts.getFirst().watch(some)) {
      socket.next();
      socket.ask(new Command.Close());
    }
    assertThat(open(late, "attack").statusCode()).isEqualTo(201);
  }
}
