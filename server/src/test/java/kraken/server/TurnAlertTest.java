package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import kraken.jackson.Json;
import kraken.kit.Seat;
import kraken.server.alerts.PushSubscription;
import kraken.tables.SeatPlan;
import kraken.tables.attendance.TurnAlerter;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import kraken.tables.live.Eventually;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whoever's turn it is and who is not there is alerted, by web push and by a webhook. */
class TurnAlertTest extends ServerTest {

  private final AtomicLong ahead = new AtomicLong();
  private PushService service;
  private PushReceiver browser;
  private TestClient anne;
  private TestClient bob;
  private String table;

  @Override
  ServerSettings settings() {
    return super.settings()
        .with(() -> Instant.now().plusMillis(ahead.get()))
        .alertingAnywhere(true);
  }

  @BeforeEach
  void begin() throws Exception {
    service = new PushService();
    browser = new PushReceiver();
    anne = client("Anne");
    bob = client("Bob");
    table = anne.open("attack", true, new SeatPlan.Me(null), new SeatPlan.Open());
  }

  @AfterEach
  void end() {
    service.close();
  }

  /** Nobody has a page open, and it is the turn of one of the two. */
  private void play() {
    ask(bob, new Command.Sit(Seat.of(1), null));
    ask(anne, new Command.Start());
    pass(TurnAlerter.AFTER.toMillis());
  }

  private void ask(TestClient person, Command command) {
    long number = TestClient.tree(person.get("/api/tables/" + table)).get("number").asLong();
    Request request = new Request(UUID.randomUUID().toString(), number, command);
    String body = Json.write(request, Request.class);
    assertThat(person.send("POST", "/api/tables/" + table + "/requests", body).body())
        .contains("Done");
  }

  private void pass(long millis) {
    ahead.addAndGet(millis);
  }

  private String wish(String endpoint, String quiet) {
    return "{\"endpoint\":\"%s\",\"key\":\"%s\",\"auth\":\"%s\",\"language\":\"de\"%s}"
        .formatted(
            endpoint,
            PushReceiver.base64(browser.point()),
            PushReceiver.base64(browser.auth),
            quiet);
  }

  private int subscribe(TestClient person, String endpoint, String quiet) {
    return person.send("PUT", "/api/push", wish(endpoint, quiet)).statusCode();
  }

  private String serverKey() {
    return TestClient.tree(anne.get("/api/push")).get("key").asString();
  }

  @Test
  void theMessageComesThroughThePushServiceAndOnlyTheBrowserCanReadIt() throws Exception {
    subscribe(anne, service.address() + "/anne", "");
    subscribe(bob, service.address() + "/bob", "");
    play();
    PushService.Post post = service.next();
    JsonNode message = Json.mapper().readTree(browser.decrypted(post.body));
    assertThat(message.get("table").asString()).isEqualTo(table);
    assertThat(message.get("game").asString()).isEqualTo("Kraken Attack!");
    assertThat(message.get("language").asString()).isEqualTo("de");
    assertThat(post.path).isIn("/anne", "/bob");
    assertThat(post.headers)
        .containsEntry("Content-Encoding", "aes128gcm")
        .containsEntry("Topic", table)
        .containsKeys("TTL", "Urgency");
    JsonNode claims =
        Json.mapper()
            .readTree(browser.claims(post.headers.getOrDefault("Authorization", ""), serverKey()));
    assertThat(claims.get("aud").asString()).isEqualTo(service.address());
    assertThat(claims.get("sub").asString()).startsWith("http");
  }

  @Test
  void theKeysOfTheServerAreMadeOnce() throws Exception {
    String before = serverKey();
    server.close();
    server = Server.start(settings());
    anne = anne.at(server.port());
    assertThat(serverKey()).isEqualTo(before);
  }

  @Test
  void aSubscriptionThatItsServiceRefusesIsForgotten() throws Exception {
    service.answer(410);
    subscribe(anne, service.address() + "/anne", "");
    subscribe(bob, service.address() + "/bob", "");
    play();
    String refused = service.next().path;
    TestClient whose = refused.equals("/anne") ? anne : bob;
    Eventually.that("it is forgotten", () -> server.alertStore().subscriptions(whose.id).isEmpty());
  }

  @Test
  void theFirstOfTenBrowsersMakesRoomForAnotherAndForNoneThatIsKnown() {
    for (int i = 1; i <= 10; i++) {
      subscribe(anne, service.address() + "/" + i, "");
    }
    subscribe(anne, service.address() + "/10", "");
    assertThat(browsersOf(anne)).hasSize(10).contains(service.address() + "/1");
    subscribe(anne, service.address() + "/11", "");
    assertThat(browsersOf(anne)).hasSize(10).doesNotContain(service.address() + "/1");
  }

  private List<String> browsersOf(TestClient person) {
    return server.alertStore().subscriptions(person.id).stream()
        .map(PushSubscription::endpoint)
        .toList();
  }

  @Test
  void nothingIsSentInQuietHours() throws Exception {
    int minute = (int) (Instant.now().getEpochSecond() / 60 % 1440);
    int from = (minute + 1380) % 1440;
    int to = (minute + 60) % 1440;
    String quiet = ",\"quiet\":{\"from\":%d,\"to\":%d,\"zone\":\"UTC\"}".formatted(from, to);
    subscribe(anne, service.address() + "/anne", quiet);
    subscribe(bob, service.address() + "/bob", quiet);
    meet(hook("SLACK", "/slack"));
    play();
    assertThat(service.next().path).as("the crew is alerted all the same").isEqualTo("/slack");
    assertThat(service.isEmpty()).isTrue();
  }

  private static String quoted(String text) {
    return "\"" + text + "\"";
  }

  private String hook(String kind, String path) {
    return "{\"kind\":\"%s\",\"address\":\"%s%s\"}".formatted(kind, service.address(), path);
  }

  private int meet(String webhook) {
    return meet("null", webhook).statusCode();
  }

  private HttpResponse<String> meet(String call, String webhook) {
    String wish = "{\"call\":%s,\"webhook\":%s,\"language\":\"en\"}".formatted(call, webhook);
    return anne.send("PUT", "/api/tables/" + table + "/contact", wish);
  }

  @Test
  void aWebhookGetsOneJsonPost() throws Exception {
    meet(hook("DISCORD", "/api/webhooks/1/x"));
    play();
    PushService.Post post = service.next();
    JsonNode json = Json.mapper().readTree(post.body);
    assertThat(post.path).isEqualTo("/api/webhooks/1/x");
    assertThat(json.get("content").asString())
        .contains("it is your turn at Kraken Attack!", "/t/" + table);
    assertThat(json.get("allowed_mentions").get("parse")).isEmpty();
  }

  /** Plays until it is the other's turn; returns whose. */
  private TestClient playedBy(TestClient first) {
    try (TestSocket socket = first.watch(table)) {
      socket.next();
      while (socket.anyMove().isPresent()) {
        socket.ask(socket.anyMove().orElseThrow());
      }
    }
    return first == anne ? bob : anne;
  }

  @Test
  void theNextTurnWithinAMinuteIsPostedWhenTheMinuteIsOver() throws Exception {
    meet(hook("SLACK", "/slack"));
    play();
    String post = text(service.next());
    TestClient next = playedBy(post.startsWith("Anne") ? anne : bob);
    subscribe(next, service.address() + "/push", "");
    pass(TurnAlerter.AFTER.toMillis());
    assertThat(service.next().path).as("a browser is not spared").isEqualTo("/push");
    assertThat(service.isEmpty()).isTrue();
    pass(60_000);
    assertThat(text(service.next())).startsWith(next == anne ? "Anne, it is" : "Bob, it is");
  }

  private static String text(PushService.Post post) {
    return Json.mapper().readTree(post.body).get("text").asString();
  }

  @Test
  void ntfyWantsTheTopicInTheJson() throws Exception {
    meet(hook("NTFY", "/crew"));
    play();
    PushService.Post post = service.next();
    JsonNode json = Json.mapper().readTree(post.body);
    assertThat(post.path).isEqualTo("/");
    assertThat(json.propertyNames()).containsExactlyInAnyOrder("topic", "message");
    assertThat(json.get("topic").asString()).isEqualTo("crew");
    assertThat(json.get("message").asString())
        .contains("it is your turn at Kraken Attack!", "/t/" + table);
  }

  @Test
  void slackReadsTheNameOfAPersonAsAName() throws Exception {
    anne = client("Tom & <!channel>");
    bob = client("Jim & <!here>");
    table = anne.open("attack", true, new SeatPlan.Me(null), new SeatPlan.Open());
    meet(hook("SLACK", "/services/T/B/x"));
    play();
    PushService.Post post = service.next();
    JsonNode json = Json.mapper().readTree(post.body);
    assertThat(post.path).isEqualTo("/services/T/B/x");
    assertThat(json.propertyNames()).containsExactly("text");
    assertThat(json.get("text").asString())
        .contains("m &amp; &lt;!", "&gt;, it is your turn at Kraken Attack!", "/t/" + table)
        .doesNotContain("<", ">");
  }

  @Test
  void theLinkOfACallIsToldToThoseWhoSitAndTheWebhookToTheHostAlone() {
    String link = "https://meet.example.org/kraken";
    assertThat(meet(quoted(link), hook("SLACK", "/x")).statusCode()).isEqualTo(200);
    String path = "/api/tables/" + table + "/contact";
    assertThat(bob.get(path).statusCode()).isEqualTo(403);
    try (TestSocket his = bob.watch(table)) {
      his.next();
      his.ask(new Command.Sit(Seat.of(1), null));
    }
    assertThat(bob.get(path).body()).isEqualTo("{\"call\":\"" + link + "\",\"webhook\":null}");
    assertThat(anne.get(path).body()).contains(link, "/x");
    assertThat(
            bob.send("PUT", path, "{\"call\":null,\"webhook\":null,\"language\":\"en\"}")
                .statusCode())
        .isEqualTo(403);
    assertThat(anne.get("/api/tables/" + table).body()).doesNotContain("meet.example.org");
    for (String wrong : new String[] {"http://meet.example.org", "javascript:alert(1)", "x"}) {
      assertThat(meet(quoted(wrong), "null").statusCode()).as(wrong).isEqualTo(400);
    }
  }

  @Test
  void whoIsForgottenIsNotAlertedAnyMore() throws GeneralSecurityException {
    subscribe(bob, service.address() + "/bob", "");
    assertThat(server.alertStore().subscriptions(bob.id)).hasSize(1);
    bob.send("DELETE", "/api/me", "");
    assertThat(server.alertStore().subscriptions(bob.id)).isEmpty();
  }

  @Test
  void aBrowserCanBeTakenOutAndOnlyByItsPerson() {
    String endpoint = service.address() + "/bob";
    subscribe(bob, endpoint, "");
    anne.send("DELETE", "/api/push?endpoint=" + endpoint, "");
    assertThat(server.alertStore().subscriptions(bob.id)).hasSize(1);
    bob.send("DELETE", "/api/push?endpoint=" + endpoint, "");
    assertThat(server.alertStore().subscriptions(bob.id)).isEmpty();
  }

  @Test
  void nonsenseIsNoSubscription() {
    assertThat(subscribe(bob, "ftp://example.org", "")).isEqualTo(400);
    assertThat(
            subscribe(bob, service.address(), ",\"quiet\":{\"from\":1,\"to\":1,\"zone\":\"UTC\"}"))
        .isEqualTo(400);
  }
}
