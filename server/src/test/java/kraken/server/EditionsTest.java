package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.StreamSupport;
import kraken.jackson.Json;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.server.http.CannotListenException;
import kraken.server.store.Backup;
import kraken.server.store.RealPostgres;
import kraken.server.store.StoreCopy;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import kraken.tables.lanterns.Lanterns;
import kraken.tables.past.ExportedGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * A data folder with a gathering, a running and a finished table of the edition before, under a
 * server that plays the next one.
 */
class EditionsTest extends ServerTest {

  private TestClient anne = TestClient.nameless(0);
  private TestClient cara = TestClient.nameless(0);
  private String gathering = "";
  private String running = "";
  private String finished = "";
  private String exported = "";

  @Override
  @BeforeEach
  void start() throws UnusableStoreException, CannotListenException {
    start(1, settings());
    anne = client("Anne");
    cara = client("Cara");
    gathering = anne.open("lanterns", true, new SeatPlan.Me(null), new SeatPlan.Open());
    running =
        anne.open(
            "lanterns",
            new TimeControl.Live(3600),
            null,
            new SeatPlan.Me(null),
            new SeatPlan.Bot("easy"));
    ask(anne, running, new Command.Start());
    finished = played();
    exported = anne.get("/api/tables/" + finished + "/export").body();
    server.close();
    forgetTheColumn(folder);
    start(2, settings());
    anne = anne.at(server.port());
    cara = cara.at(server.port());
  }

  private void start(int edition, ServerSettings settings)
      throws UnusableStoreException, CannotListenException {
    server = Server.start(settings, List.of(new Lanterns(edition)));
  }

  /** Undoes what came after editions, so that all of it is brought up to date again. */
  private static final List<String> LATER_THAN_EDITIONS =
      List.of(
          "drop table table_contact",
          "drop table push_subscription",
          "drop table server_key",
          "alter table person drop column portrait",
          "drop index listing_by_activity",
          "alter table listing drop column active_at",
          "alter table listing drop column why_closed",
          "alter table placed_entry drop column hash");

  /** The file as a release made it that did not know of editions. */
  private static void forgetTheColumn(Path folder) {
    try (Connection file = DriverManager.getConnection("jdbc:sqlite:" + folder + "/kraken.db");
        Statement statement = file.createStatement()) {
      for (String undo : LATER_THAN_EDITIONS) {
        statement.execute(undo);
      }
      statement.execute("alter table listing drop column edition");
      statement.execute("delete from flyway_schema_history where cast(version as integer) >= 9");
    } catch (SQLException failure) {
      throw new AssertionError(failure);
    }
  }

  /** A game that Anne has played for herself and for Bob beside her. */
  private String played() {
    String table = anne.open("lanterns", true, new SeatPlan.Me(null), new SeatPlan.Here("Bob"));
    try (TestSocket hers = anne.watch(table)) {
      hers.next();
      hers.ask(new Command.Start());
      while (!hers.isOver()) {
        hers.ask(hers.anyMove().orElseThrow());
      }
    }
    return table;
  }

  private static JsonNode ask(TestClient who, String table, Command command) {
    Request request = new Request(command.getClass().getSimpleName(), 0, command);
    return TestClient.tree(
        who.send("POST", "/api/tables/" + table + "/requests", Json.write(request, Request.class)));
  }

  private static List<String> ids(JsonNode tables) {
    return StreamSupport.stream(tables.spliterator(), false)
        .map(table -> table.get("id").asString())
        .toList();
  }

  private static JsonNode found(JsonNode tables, String id) {
    return StreamSupport.stream(tables.spliterator(), false)
        .filter(table -> table.get("id").asString().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private JsonNode told(String table) {
    return TestClient.tree(anne.get("/api/tables/" + table));
  }

  @Test
  void finishedTablesAreListedWithResultAndCrewAndAllOfThemToTheirCrew() {
    JsonNode lists = TestClient.tree(cara.get("/api/tables"));
    assertThat(ids(lists.get("past"))).containsExactly(finished);
    assertThat(ids(lists.get("open"))).isEmpty();
    assertThat(ids(lists.get("live"))).isEmpty();
    JsonNode mine = TestClient.tree(anne.get("/api/tables/mine"));
    assertThat(ids(mine)).containsExactlyInAnyOrder(gathering, running, finished);
    JsonNode past = found(mine, finished);
    assertThat(past.get("edition").asInt()).isEqualTo(1);
    assertThat(past.get("outcome").get("ending").asString()).isEqualTo("dawn");
    assertThat(past.get("seats").toString()).contains("Anne", "Bob");
    JsonNode game = TestClient.tree(anne.get("/api/games")).get(0);
    assertThat(game.get("edition").asInt()).isEqualTo(2);
  }

  @Test
  void theirPagesAndSocketsSayWhichEditionTheyHave() {
    for (String table : List.of(gathering, running, finished)) {
      assertThat(told(table).get("otherEdition").get("playedHere").asInt()).isEqualTo(2);
      assertThat(anne.get("/api/tables/" + table + "/story").statusCode()).isEqualTo(200);
      try (TestSocket hers = anne.watch(table)) {
        JsonNode whole = hers.next().get("table");
        assertThat(whole).isEqualTo(told(table));
        assertThat(whole.get("edition").asInt()).isEqualTo(1);
        assertThat(whole.get("play").isNull()).isTrue();
      }
    }
    JsonNode outcome = told(finished).get("otherEdition").get("outcome");
    assertThat(outcome.get("ending").asString()).isEqualTo("dawn");
  }

  @Test
  void aFinishedGameIsExportedByteForByteAndNeitherReplayedNorBroughtIn() {
    assertThat(anne.get("/api/tables/" + finished + "/export").body()).isEqualTo(exported);
    HttpResponse<String> replay = anne.get("/api/tables/" + finished + "/replay");
    assertThat(replay.statusCode()).isEqualTo(409);
    assertThat(replay.body())
        .contains(
            "other-edition",
            "The game was played under edition 1 of its rules, and here edition 2 is played. It can"
                + " be exported, but not shown.");
    assertThat(anne.get("/api/tables/" + running + "/export").body()).contains("not-over");
    HttpResponse<String> brought = anne.send("POST", "/api/imports", exported);
    assertThat(brought.statusCode()).isEqualTo(400);
    assertThat(brought.body()).contains("a release with edition 1 can");
    assertThat(Json.read(exported, ExportedGame.class).entries()).isNotEmpty();
  }

  @Test
  void theirCrewsStartAnew() {
    for (String table : List.of(gathering, running, finished)) {
      assertThat(
              ask(anne, table, new Command.Play(Seat.of(0), new JsonText("{}")))
                  .get("code")
                  .asString())
          .isEqualTo("other-edition");
      assertThat(ask(anne, table, new Command.Rematch()).get("type").asString()).isEqualTo("Done");
      JsonNode next = told(told(table).get("rematch").asString());
      assertThat(next.get("edition").asInt()).isEqualTo(2);
      assertThat(next.get("otherEdition").isNull()).isTrue();
      assertThat(next.get("seats").toString()).contains("Anne");
    }
    String next = told(running).get("rematch").asString();
    assertThat(ask(anne, next, new Command.Start()).get("type").asString()).isEqualTo("Done");
  }

  @Test
  void whoWantsToBeForgottenLeavesThem() {
    assertThat(anne.send("DELETE", "/api/me", "").statusCode()).isEqualTo(200);
    for (String table : List.of(gathering, running, finished)) {
      assertThat(cara.get("/api/tables/" + table).body()).doesNotContain("Anne");
    }
    assertThat(cara.get("/api/tables/" + finished + "/export").body()).doesNotContain("Anne");
  }

  @Test
  void aBackupAndACopyHoldThemAsTheyAreAndTheEditionBeforePlaysOn(@TempDir Path other)
      throws Exception {
    Backup.of(folder, other.resolve("kraken.db"));
    server.close();
    StoreLocation shared = new StoreLocation.Shared(RealPostgres.freshDatabase());
    StoreCopy.of(new StoreLocation.Folder(other), shared, _ -> {});
    start(
        1,
        ServerSettings.of("127.0.0.1", 0, shared)
            .with(settings().limits())
            .with(settings().tables()));
    anne = anne.at(server.port());
    assertThat(told(finished).get("otherEdition").isNull()).isTrue();
    assertThat(anne.get("/api/tables/" + finished + "/replay").statusCode()).isEqualTo(200);
    assertThat(told(running).get("play").isNull()).isFalse();
  }
}
