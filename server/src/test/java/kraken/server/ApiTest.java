package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.List;
import kraken.tables.Person;
import kraken.tables.SeatPlan;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The REST routes, without sockets. */
class ApiTest extends ServerTest {

  private static final String NOBODY = "{\"person\":null}";

  @Test
  void aNewcomerHasNoNameUntilTakingOne() {
    assertThat(TestClient.nameless(server.port()).get("/api/me").body()).isEqualTo(NOBODY);

    TestClient anne = client("Anne");
    JsonNode me = TestClient.tree(anne.get("/api/me")).get("person");
    assertThat(me.get("name").asString()).isEqualTo("Anne");
    assertThat(me.get("id").asString()).hasSize(20).isEqualTo(anne.id);

    anne.send("PUT", "/api/me", "{\"name\":\" An\\u0000n\\u202e \"}");
    JsonNode renamed = TestClient.tree(anne.get("/api/me")).get("person");
    assertThat(renamed.get("name").asString()).isEqualTo("Ann");
  }

  @Test
  void aPortraitIsKeptUntilAnotherIsChosenAndSeenAtTheTable() {
    TestClient anne = client("Anne");
    assertThat(anne.get("/api/me").body()).doesNotContain("portrait");
    anne.send("PUT", "/api/me", "{\"name\":\"Anne\",\"portrait\":7}");
    anne.send("PUT", "/api/me", "{\"name\":\"Ann\"}");

    JsonNode me = TestClient.tree(anne.get("/api/me")).get("person");
    assertThat(me.get("name").asString()).isEqualTo("Ann");
    assertThat(me.get("portrait").asInt()).isEqualTo(7);
    String table = anne.open(true, new SeatPlan.Me(null), new SeatPlan.Open());
    JsonNode seat = TestClient.tree(client("Bob").get("/api/tables/" + table)).get("seats").get(0);
    assertThat(seat.get("sitter").get("person").get("portrait").asInt()).isEqualTo(7);
  }

  @Test
  void thereIsNoPortraitBeyondTheLast() {
    TestClient anne = client("Anne");
    for (int portrait : List.of(-1, Person.PORTRAITS)) {
      HttpResponse<String> answer =
          anne.send("PUT", "/api/me", "{\"name\":\"Ann\",\"portrait\":" + portrait + "}");
      assertThat(answer.statusCode()).isEqualTo(400);
      assertThat(answer.body()).contains("bad-portrait", "A portrait is a number from 0 to 11.");
    }
    assertThat(anne.get("/api/me").body()).contains("Anne").doesNotContain("portrait");
  }

  @Test
  void whoHasTakenANameOpensATableWithIt() {
    TestClient octopuses = client("\ud83d\udc19".repeat(24));
    assertThat(octopuses.open(true, new SeatPlan.Me(null), new SeatPlan.Open())).isNotEmpty();
  }

  @Test
  void theSecretIsInTheCookieAndNowhereElse() {
    HttpResponse<String> answer =
        TestClient.nameless(server.port()).send("PUT", "/api/me", "{\"name\":\"Anne\"}");
    String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow();

    assertThat(cookie).startsWith("kraken=").contains("HttpOnly", "SameSite=Lax", "Path=/");
    assertThat(cookie).contains("Max-Age=31536000").doesNotContain("Secure");
    assertThat(answer.body()).doesNotContain(cookie.substring(7, 50));
  }

  @Test
  void anAddressWithoutAPageIsNotFound() {
    TestClient anne = client("Anne");
    for (String page : List.of("/", "/new/bay", "/t/abc", "/t/abc/screen", "/how/rage", "/luck")) {
      assertThat(anne.get(page).statusCode()).as(page).isEqualTo(200);
    }
    for (String nothing : List.of("/nowhere", "/t", "/t/abc/nowhere", "/how/rage/more")) {
      assertThat(anne.get(nothing).statusCode()).as(nothing).isEqualTo(404);
    }
  }

  @Test
  void aSecretThatTheServerDidNotMakeIsNotTaken() {
    String weak = "kraken=" + "a".repeat(43);
    HttpResponse<String> answer =
        TestClient.nameless(server.port())
            .send("PUT", "/api/me", "{\"name\":\"Anne\"}", "Cookie", weak);
    assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
        .startsWith("kraken=")
        .doesNotStartWith(weak);

    TestClient anne = client("Anne");
    HttpResponse<String> again = anne.send("PUT", "/api/me", "{\"name\":\"Annie\"}");
    assertThat(again.headers().firstValue("Set-Cookie").orElseThrow()).startsWith(anne.cookie);
  }

  @Test
  void aNameIsOneText() {
    TestClient nameless = TestClient.nameless(server.port());
    for (String body : new String[] {"{\"name\":7}", "{\"name\":\"Anne\",\"name\":\"Bob\"}"}) {
      HttpResponse<String> answer = nameless.send("PUT", "/api/me", body);
      assertThat(answer.statusCode()).as(body).isEqualTo(400);
      assertThat(TestClient.tree(answer).get("code").asString()).isEqualTo("malformed");
    }
  }

  @Test
  void gamesTellTheirOptions() {
    JsonNode games = TestClient.tree(client("Anne").get("/api/games"));
    JsonNode attack = games.get(0);
    assertThat(attack.get("id").asString()).isEqualTo("attack");
    assertThat(attack.get("fewest").asInt()).isEqualTo(1);
    assertThat(attack.get("options").get("4").get(0).has("type")).isTrue();
    assertThat(attack.get("levels").get(0).asString()).isEqualTo("easy");
  }

  @Test
  void listedTablesAreFoundByAllAndPrivateOnesByThoseWhoKnow() {
    TestClient anne = client("Anne");
    TestClient bob = client("Bob");
    String open = anne.open(true, new SeatPlan.Me(null), new SeatPlan.Open());
    String hidden = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Open());

    assertThat(ids(TestClient.tree(bob.get("/api/tables")).get("open"))).containsExactly(open);
    assertThat(ids(TestClient.tree(anne.get("/api/tables/mine"))))
        .containsExactlyInAnyOrder(hidden, open);
    assertThat(ids(TestClient.tree(bob.get("/api/tables/mine")))).isEmpty();
    assertThat(bob.get("/api/tables/" + hidden).statusCode()).isEqualTo(200);
    assertThat(open).hasSize(26).matches("[a-z2-7]+");
  }

  private static List<String> ids(JsonNode tables) {
    return tables.valueStream().map(table -> table.get("id").asString()).toList();
  }

  @Test
  void everyAnswerIsGuarded() {
    for (String path : List.of("/", "/api/games", "/api/nothing", "/t/whatever", "/health")) {
      var headers = client("Anne").get(path).headers();
      assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
          .as(path)
          .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'")
          .doesNotContain("script-src 'self' 'unsafe", "unsafe-eval");
      assertThat(headers.firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(headers.firstValue("Referrer-Policy")).contains("no-referrer");
      assertThat(headers.firstValue("Server")).isEmpty();
    }
  }

  @Test
  void noFileOutsideOfThePageIsServed() {
    TestClient anne = client("Anne");
    for (String path :
        List.of(
            "/../kraken/server/Server.class",
            "/%2e%2e/kraken/server/Server.class",
            "/assets/no.js")) {
      assertThat(anne.get(path).statusCode()).as(path).isIn(400, 404);
    }
  }

  @Test
  void healthAndFigures() {
    TestClient anne = client("Anne");
    assertThat(anne.get("/health").body()).isEqualTo("{\"status\":\"up\"}");
    assertThat(anne.get("/metrics").body())
        .contains("kraken_sockets", "kraken_tables", "kraken_requests_total", "jvm_memory");
  }
}
