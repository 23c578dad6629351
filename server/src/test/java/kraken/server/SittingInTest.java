package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.kit.Seat;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import kraken.tables.live.Eventually;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Who is at a table is told over the sockets, and a bot sits in for who is away. */
class SittingInTest extends ServerTest {

  private static final Seat BOBS = Seat.of(1);

  private TestClient anne;
  private TestClient bob;
  private String table;
  private TestSocket hers;

  @BeforeEach
  void begin() throws InterruptedException {
    anne = client("Anne");
    bob = atAnother(client("Bob"));
    table = anne.open(true, new SeatPlan.Me(null), new SeatPlan.Open());
    hers = anne.watch(table);
    hers.next();
    try (TestSocket his = bob.watch(table)) {
      his.next();
      his.ask(new Command.Sit(BOBS, null));
      hers.upTo(his.number());
      hers.ask(new Command.Start());
      sees(1, "HERE");
    }
  }

  /** The same person at the server that the person uses here. */
  TestClient atAnother(TestClient person) {
    return person;
  }

  @AfterEach
  void leave() {
    hers.close();
  }

  /** Waits until Anne is told this of the seat, last. */
  private void sees(int seat, String presence) throws InterruptedException {
    Eventually.that(
        "seat " + seat + " is " + presence,
        () -> !hers.attendances.isEmpty() && presence.equals(told(seat)));
  }

  private String told(int seat) {
    return hers.attendances.getLast().get("attendance").get("seats").get(seat).asString();
  }

  private String sitter() {
    JsonNode told = TestClient.tree(anne.get("/api/tables/" + table));
    return told.get("seats").get(1).get("sitter").get("type").asString();
  }

  @Test
  void whoIsAwayIsSeenAndABotSitsInUntilTheyComeBack() throws InterruptedException {
    sees(1, "AWAY");
    assertThat(told(0)).isEqualTo("HERE");
    hers.ask(new Command.SitIn(BOBS, "easy"));
    assertThat(sitter()).isEqualTo("Machine");
    try (TestSocket his = bob.watch(table)) {
      JsonNode seat = his.next().get("table").get("seats").get(1);
      assertThat(seat.get("yours").asBoolean()).isTrue();
      sees(1, "HERE");
      Eventually.that("Bob has his seat", () -> sitter().equals("Human"));
    }
  }

  /** A laptop that has lost its net does not say so: nothing comes from it any more. */
  @Test
  void whoseConnectionIsLostIsAwayAndWhoeverAnswersStays() throws Exception {
    sees(1, "AWAY");
    try (LostConnection lost = LostConnection.of(bob, table)) {
      sees(1, "HERE");
      for (int second = 0; second < 20; second++) {
        hers.ask(new Command.ComeBack(BOBS));
        bobs().tick();
      }
      assertThat(lost.everything()).contains("\u0089\0", "silent for too long");
      sees(1, "AWAY");
    }
    assertThat(told(0)).isEqualTo("HERE");
    assertThat(hers.closed).isNotDone();
  }

  /** The server that Bob uses. */
  Server bobs() {
    return server;
  }

  @Test
  void watchersAreSeen() throws InterruptedException {
    TestClient cara = atAnother(client("Cara"));
    try (TestSocket theirs = cara.watch(table);
        TestSocket stranger = TestClient.nameless(cara.port).watch(table)) {
      theirs.next();
      stranger.next();
      Eventually.that("the watchers are told", () -> watchers().equals("Cara 1"));
    }
    Eventually.that("they have gone", () -> watchers().equals("0"));
  }

  private String watchers() {
    if (hers.attendances.isEmpty()) {
      return "";
    }
    JsonNode last = hers.attendances.getLast().get("attendance");
    StringBuilder names = new StringBuilder();
    last.get("watchers").forEach(person -> names.append(person.get("name").asString()).append(' '));
    return names.append(last.get("more").asInt()).toString();
  }

  @Test
  void aSharedScreenIsNoWatcher() throws InterruptedException {
    try (TestSocket screen = anne.watchShared(table)) {
      screen.next();
      Eventually.that("the screen is told", () -> !screen.attendances.isEmpty());
      assertThat(watchers()).isEqualTo("0");
    }
  }
}
