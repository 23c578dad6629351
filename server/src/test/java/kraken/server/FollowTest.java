package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import kraken.jackson.Json;
import kraken.kit.Seat;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.command.ClientMessage;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A socket that follows to another table behaves like one that was opened there. */
class FollowTest extends ServerTest {

  private static final String NOWHERE = "a".repeat(26);

  private TestClient anne;
  private TestClient bob;
  private String first;
  private String second;

  @BeforeEach
  void thereAreTwoTables() {
    anne = client("Anne");
    bob = client("Bob");
    first = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Open());
    second = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Open());
  }

  private static Command.Say words(String text) {
    return new Command.Say(null, new Saying.Words(text));
  }

  private static String type(JsonNode answer) {
    return answer.get("type").asString();
  }

  private void say(String table, String text) {
    try (TestSocket hers = anne.watch(table)) {
      hers.next();
      assertThat(type(hers.ask(words(text)))).isEqualTo("Done");
    }
  }

  private List<String> people(String table) {
    return TestClient.tree(anne.get("/api/tables/" + table + "/people"))
        .valueStream()
        .map(person -> person.get("name").asString())
        .toList();
  }

  private List<String> seated(String table) {
    return TestClient.tree(anne.get("/api/tables/" + table))
        .get("seats")
        .valueStream()
        .map(seat -> seat.get("sitter").path("person").path("name").asString(""))
        .toList();
  }

  @Test
  void itIsToldTheWholeAndThenEveryStepOfTheNewTableAndNoneOfTheOld() {
    try (TestSocket his = bob.watch(first)) {
      his.next();
      his.follow(second);
      say(first, "old");
      say(second, "new");

      JsonNode step = his.next();
      assertThat(type(step)).isEqualTo("Step");
      assertThat(step.toString()).contains("new");
      his.ask(new Command.Start()); // is refused; the reply comes after all earlier messages
      assertThat(his.texts).filteredOn(text -> text.startsWith("{\"type\":\"Step\"")).hasSize(1);
    }
  }

  @Test
  void itsRequestsGoToTheNewTable() {
    try (TestSocket his = bob.watch(first)) {
      his.next();
      his.follow(second);
      assertThat(type(his.ask(new Command.Sit(Seat.of(1), null)))).isEqualTo("Done");
    }
    assertThat(seated(second)).containsExactly("Anne", "Bob");
    assertThat(seated(first)).containsExactly("Anne", "");
  }

  @Test
  void whatWasAskedBeforeIsStillAnswered() {
    try (TestSocket his = bob.watch(first)) {
      his.next();
      Request sit = new Request("before", his.number(), new Command.Sit(Seat.of(1), null));
      his.send(new ClientMessage.Ask(sit));
      his.send(new ClientMessage.Follow(second));
      assertThat(type(his.answerTo("before"))).isEqualTo("Done");
    }
    assertThat(seated(first)).containsExactly("Anne", "Bob");
    assertThat(seated(second)).containsExactly("Anne", "");
  }

  @Test
  void whoHasLeftLooksOnThereNoMore() {
    try (TestSocket his = bob.watch(first)) {
      his.next();
      assertThat(people(first)).containsExactly("Bob", "Anne");
      his.follow(second);
      assertThat(people(first)).containsExactly("Anne");
      assertThat(people(second)).containsExactly("Bob", "Anne");
    }
  }

  @Test
  void whereThereIsNoTableItCloses() {
    try (TestSocket his = bob.watch(first)) {
      his.next();
      his.send(new ClientMessage.Follow(NOWHERE));
      assertThat(his.closeCode()).isEqualTo(4404);
    }
  }

  @Test
  void whatNamesNoTableIsRefusedAndAllStaysAsItWas() {
    try (TestSocket his = bob.watch(first)) {
      his.next();
      for (String malformed :
          List.of(
              "follow x",
              followText(""),
              followText("x"),
              followText(second + " "),
              followText(second.toUpperCase(Locale.ROOT)),
              "{\"type\":\"Follow\"}",
              "{\"type\":\"Follow\",\"table\":null}",
              "{\"type\":\"follow\",\"table\":\"" + second + "\"}")) {
        his.send(malformed);
        JsonNode reply = his.answerTo("");
        assertThat(reply.get("code").asString()).as(malformed).isEqualTo("malformed");
      }
      say(first, "old");
      assertThat(his.next().toString()).contains("old");
    }
  }

  private static String followText(String table) {
    return Json.write(new ClientMessage.Follow(table), ClientMessage.class);
  }

  @Test
  void theNamelessMayFollowButNotAsk() {
    try (TestSocket nobody = TestClient.nameless(server.port()).watch(first)) {
      nobody.next();
      nobody.follow(second);
      assertThat(nobody.ask(words("me")).get("code").asString()).isEqualTo("no-name");
    }
  }

  @Test
  void whoHasAnotherNameByThenHasItThere() {
    try (TestSocket his = bob.watch(first)) {
      his.next();
      bob.send("PUT", "/api/me", "{\"name\":\"Robert\"}");
      his.follow(second);
      his.ask(new Command.Sit(Seat.of(1), null));
    }
    assertThat(seated(second)).containsExactly("Anne", "Robert");
  }

  @Test
  void itSeesWhatASocketOfItsOwnWouldSee() {
    String hands =
        anne.open(
            "rage", false, new SeatPlan.Me(null), new SeatPlan.Open(), new SeatPlan.Me("Grandpa"));
    try (TestSocket hers = anne.watch(hands);
        TestSocket his = bob.watch(hands)) {
      his.ask(new Command.Sit(Seat.of(1), null));
      assertThat(type(hers.ask(new Command.Start()))).isEqualTo("Done");
    }
    TestClient nobody = TestClient.nameless(server.port());
    try (TestSocket hers = anne.watch(first);
        TestSocket his = bob.watch(first);
        TestSocket stranger = nobody.watch(first);
        TestSocket screen = anne.watchShared(first)) {
      JsonNode toAnne = hers.follow(hands);
      JsonNode toBob = his.follow(hands);
      JsonNode toAll = stranger.follow(hands);
      assertThat(toAnne).isEqualTo(told(anne, hands)).isNotEqualTo(toBob);
      assertThat(toBob).isEqualTo(told(bob, hands));
      assertThat(toAll).isEqualTo(told(nobody, hands)).isNotEqualTo(toAnne);
      assertThat(screen.follow(hands)).isEqualTo(toAll);
    }
  }

  private static JsonNode told(TestClient client, String table) {
    try (TestSocket own = client.watch(table)) {
      return own.next().get("table");
    }
  }

  /** Steps do not name their table: after the Whole of one table no step of the other may come. */
  @Test
  void howeverMuchHappensNoStepComesAfterTheSocketHasGone() throws InterruptedException {
    AtomicBoolean enough = new AtomicBoolean();
    List<Thread> talkers =
        List.of(
            Thread.startVirtualThread(() -> talk(first, enough)),
            Thread.startVirtualThread(() -> talk(second, enough)));
    try (TestSocket his = bob.watch(first)) {
      his.next();
      for (int i = 0; i < 200 || !hasHeardAStep(his); i++) {
        his.follow(second);
        his.follow(first);
      }
      enough.set(true);
      assertThat(astray(his.texts)).isEmpty();
    }
    for (Thread talker : talkers) {
      talker.join();
    }
  }

  private static boolean hasHeardAStep(TestSocket socket) {
    return socket.texts.stream().anyMatch(text -> text.startsWith("{\"type\":\"Step\""));
  }

  private void talk(String table, AtomicBoolean enough) {
    try (TestSocket hers = anne.watch(table)) {
      while (!enough.get()) {
        hers.ask(words("at " + table));
      }
    }
  }

  private static List<String> astray(List<String> texts) {
    String[] at = {""};
    return texts.stream()
        .filter(text -> {
          JsonNode message = Json.mapper().readTree(text);
          if (message.has("table")) {
            at[0] = message.get("table").get("id").asString();
          }
          return type(message).equals("Step") && !text.contains("at " + at[0]);
        })
        .toList();
  }
}
