package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import kraken.server.store.sqlite.Sqlite;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** One damaged table is named in the log, and all others are served as before. */
class DamagedTableTest extends ServerTest {

  private TestClient anne;
  private String hurt = "";
  private String well = "";

  @BeforeEach
  void twoFinishedGames() {
    anne = client("Anne");
    hurt = finished();
    well = finished();
  }

  /** A game that is over, whose result has to be read from its log again. */
  private String finished() {
    String table = anne.open(true, new SeatPlan.Bot("easy"), new SeatPlan.Bot("easy"));
    try (TestSocket socket = anne.watch(table)) {
      socket.next();
      socket.ask(new Command.Start());
      while (!socket.isOver()) {
        socket.next();
      }
    }
    return table;
  }

  private void damage(String... changes) throws Exception {
    server.close();
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Sqlite.FILE));
        Statement statement = connection.createStatement()) {
      for (String change : changes) {
        statement.execute(change.replace("HURT", "'" + hurt + "'"));
      }
    }
    start();
    anne = anne.at(server.port());
  }

  private JsonNode json(String path) {
    HttpResponse<String> answer = anne.get(path);
    assertThat(answer.statusCode()).isEqualTo(200);
    return TestClient.tree(answer);
  }

  private String problem(String path) {
    HttpResponse<String> answer = anne.get(path);
    return answer.statusCode() + " " + TestClient.tree(answer).get("code").asString();
  }

  @Test
  void theListsShowAllOthersAndTheDamagedOneWithoutItsResult() throws Exception {
    damage(
        "update listing set outcome = null",
        "update placed_entry set at = at + 1 where table_id = HURT and number = 7");
    JsonNode past = json("/api/tables").get("past");
    assertThat(past).hasSize(2);
    for (JsonNode table : past) {
      assertThat(table.get("outcome").isNull()).isEqualTo(table.get("id").asString().equals(hurt));
    }
  }

  @Test
  void theListsLeaveOutATableWhoseRowIsDamaged() throws Exception {
    damage("update listing set stage = 'OVERT' where table_id = HURT");
    assertThat(json("/api/tables/mine")).hasSize(1);
    damage(
        "update listing set stage = 'OVER' where table_id = HURT",
        "update listing_seat set sitter = '{' where table_id = HURT and seat = 0");
    assertThat(json("/api/tables").get("past")).hasSize(1);
    assertThat(json("/api/tables/mine")).hasSize(1);
  }

  @Test
  void whoAsksForItIsToldAndTheOthersGoOn() throws Exception {
    damage("update placed_entry set at = at + 1 where table_id = HURT and number = 7");
    assertThat(problem("/api/tables/" + hurt)).isEqualTo("500 damaged");
    assertThat(problem("/api/tables/" + hurt + "/story")).isEqualTo("500 damaged");
    assertThat(problem("/api/tables/" + hurt + "/missed?after=1")).isEqualTo("500 damaged");
    try (TestSocket socket = anne.watch(hurt)) {
      assertThat(socket.closeCode()).isEqualTo(4500);
    }
    try (TestSocket socket = anne.watch(well)) {
      socket.next();
      Command said = new Command.Say(null, new Saying.Words("ahoy"));
      assertThat(socket.ask(said).get("type").asString()).isEqualTo("Done");
    }
    assertThat(anne.get("/metrics").body()).contains("kraken_tables_damaged 1.0");
  }

  @Test
  void aChangedSecretOfTheLuckIsDamageToo() throws Exception {
    damage("update luck_secret set secret = replace(secret, 'a', 'b') where table_id = HURT");
    assertThat(problem("/api/tables/" + hurt)).isEqualTo("500 damaged");
    assertThat(json("/api/tables/" + well).get("id").asString()).isEqualTo(well);
  }
}
