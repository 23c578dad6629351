package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import kraken.jackson.Json;
import kraken.kit.Seat;
import kraken.shelf.Shelf;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import kraken.tables.log.Entry;
import kraken.tables.model.Rulebooks;
import kraken.tables.past.ExportedGame;
import kraken.tables.past.Verifier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A person who asks to be forgotten. */
class PersonErasureTest extends ServerTest {

  private static final Verifier VERIFIER = new Verifier(new Rulebooks(Shelf.GAMES));

  static final String NAME = "Zenobia";
  static final String WORDS = "what be the wind today";
  static final String PORTRAIT = "\"portrait\":5";

  private TestClient zenobia;
  private TestClient bob;

  @BeforeEach
  void come() {
    zenobia = client(NAME);
    zenobia.send("PUT", "/api/me", "{\"name\":\"" + NAME + "\",\"portrait\":5}");
    bob = client("Bob");
  }

  /** A game that is over, in which both have spoken. */
  private String played() {
    String table = zenobia.open(true, new SeatPlan.Me(null), new SeatPlan.Open());
    try (TestSocket hers = zenobia.watch(table);
        TestSocket his = bob.watch(table)) {
      hers.next();
      his.next();
      his.ask(new Command.Sit(Seat.of(1), null));
      his.ask(new Command.Say(Seat.of(1), new Saying.Words("ahoy")));
      hers.ask(new Command.GiveNonce("0123456789abcdef0123456789abcdef"));
      hers.ask(new Command.Say(Seat.of(0), new Saying.Words(WORDS)));
      hers.ask(new Command.Start());
      hers.upTo(his.number());
      PlayedByTwo.toTheEnd(hers, his);
    }
    return table;
  }

  private ExportedGame export(String table) {
    return Json.read(bob.get("/api/tables/" + table + "/export").body(), ExportedGame.class);
  }

  @Test
  void namesAndWordsGoAndTheGameStaysWhole() {
    String table = played();
    ExportedGame before = export(table);
    assertThat(Json.write(before, ExportedGame.class)).contains(NAME, WORDS, PORTRAIT);

    HttpResponse<String> answer = zenobia.send("DELETE", "/api/me", "");

    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    ExportedGame after = export(table);
    assertThat(VERIFIER.flaw(before)).isEmpty();
    assertThat(VERIFIER.flaw(after)).isEmpty();
    assertThat(after.entries())
        .extracting(Entry::number)
        .isEqualTo(before.entries().stream().map(Entry::number).toList());
    for (String path :
        List.of("", "/export", "/replay", "/story", "/missed?after=1", "/people").stream()
            .map(end -> "/api/tables/" + table + end)
            .toList()) {
      HttpResponse<String> told = bob.get(path);
      assertThat(told.statusCode()).isEqualTo(200);
      assertThat(told.body()).as(path).doesNotContain(NAME, WORDS, PORTRAIT).contains("Bob");
    }
    assertThat(bob.get("/api/tables").body()).doesNotContain(NAME).contains("Bob");
  }

  @Test
  void theBrowserIsSomebodyNewAfterwards() {
    played();
    HttpResponse<String> answer = zenobia.send("DELETE", "/api/me", "");

    assertThat(answer.headers().firstValue("Set-Cookie").orElse(""))
        .startsWith("kraken=;")
        .contains("Expires=Thu, 01 Jan 1970", "Path=/", "HttpOnly");
    assertThat(zenobia.get("/api/me").body()).isEqualTo("{\"person\":null}");
    assertThat(zenobia.send("DELETE", "/api/me", "").statusCode()).isEqualTo(403);
    assertThat(client(NAME).id).isNotEqualTo(zenobia.id);
  }

  @Test
  void noIdThatAPageHasUsedStandsInTheWay() {
    String table = zenobia.open(true, new SeatPlan.Me(null), new SeatPlan.Open());
    try (TestSocket hers = zenobia.watch(table)) {
      hers.next();
      Command say = new Command.Say(Seat.of(0), new Saying.Words(WORDS));
      hers.ask(new Request("leave", hers.number(), say));
    }
    zenobia.send("DELETE", "/api/me", "");
    assertThat(bob.get("/api/tables/" + table).body()).doesNotContain(NAME, WORDS);
  }

  @Test
  void aGameThatWasBroughtInIsInNoListOfItsCrewButForgetsThemToo() {
    String played = played();
    ExportedGame game = export(played);
    HttpResponse<String> opened =
        bob.send("POST", "/api/imports", Json.write(game, ExportedGame.class));
    String table = TestClient.tree(opened).get("id").asString();
    assertThat(bob.get("/api/tables/mine").body()).contains(table, played);
    assertThat(zenobia.get("/api/tables/mine").body()).contains(played).doesNotContain(table);
    assertThat(bob.get("/api/tables").body()).doesNotContain(table);

    assertThat(zenobia.send("DELETE", "/api/me", "").statusCode()).isEqualTo(200);
    assertThat(bob.get("/api/tables/" + table + "/export").body()).doesNotContain(NAME, WORDS);
    assertThat(bob.get("/api/tables/mine").body()).doesNotContain(NAME);
  }

  @Test
  void atATableThatRunsABotPlaysOnAndAllSeeItAtOnce() {
    String table = bob.open(true, new SeatPlan.Me(null), new SeatPlan.Open());
    try (TestSocket hers = zenobia.watch(table);
        TestSocket his = bob.watch(table)) {
      hers.next();
      his.next();
      hers.ask(new Command.Sit(Seat.of(1), null));
      his.ask(new Command.Start());
      his.upTo(hers.number());

      assertThat(zenobia.send("DELETE", "/api/me", "").statusCode()).isEqualTo(200);

      assertThat(hers.closeCode()).isIn(1001, TestSocket.RESET);
      JsonNode whole = his.next();
      while (!whole.get("type").asString().equals("Whole")) {
        whole = his.next();
      }
      JsonNode sitter = whole.get("table").get("seats").get(1).get("sitter");
      assertThat(sitter.get("type").asString()).isEqualTo("Machine");
      assertThat(whole.toString()).doesNotContain(NAME);
    }
  }

  @Test
  void aStrangerHasNothingToBeForgotten() {
    assertThat(TestClient.nameless(server.port()).send("DELETE", "/api/me", "").statusCode())
        .isEqualTo(403);
  }
}
