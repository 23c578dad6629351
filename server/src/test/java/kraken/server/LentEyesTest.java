package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kraken.jackson.Json;
import kraken.kit.Seat;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import kraken.tables.live.Beholder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * A watcher who looks through the eyes of a seat sees what that seat saw a whole round ago, and
 * nothing newer; nothing of a seat that does not lend its eyes; and nothing any more as soon as the
 * seat ends it.
 */
class LentEyesTest extends ServerTest {

  private static final Seat ANNES = Seat.of(0);
  private static final Seat BOBS = Seat.of(1);
  private static final int ENOUGH_DEALS = 6;

  private final Random random = new Random(7);
  private final List<JsonNode> dealtToAnne = new ArrayList<>();
  private final Beholder annesPage = new Beholder();
  private TestClient cara;
  private String table;
  private TestSocket hers;
  private TestSocket his;
  private TestSocket watchers;
  private int heardByAnne;
  private int heardByCara;

  @BeforeEach
  void begin() {
    TestClient anne = client("Anne");
    TestClient bob = atAnother(client("Bob"));
    cara = atAnother(client("Cara"));
    table = anne.open("rage", true, new SeatPlan.Me(null), new SeatPlan.Open());
    hers = anne.watch(table);
    hers.next();
    his = bob.watch(table);
    his.next();
    his.ask(new Command.Sit(BOBS, null));
    hers.upTo(his.number());
    hers.ask(new Command.Start());
    watchers = cara.watch(table);
    watchers.next();
    catchUp();
  }

  /** The same person at the server that the person uses here. */
  TestClient atAnother(TestClient person) {
    return person;
  }

  @AfterEach
  void leave() {
    List.of(hers, his, watchers).forEach(TestSocket::close);
  }

  /** Asks for something that is refused: the reply comes after all earlier messages. */
  private void catchUp() {
    List.of(hers, his, watchers).forEach(socket -> socket.ask(new Command.Start()));
    for (; heardByAnne < hers.texts.size(); heardByAnne++) {
      JsonNode message = tree(hers.texts.get(heardByAnne));
      JsonNode play = annesPage.hear(message);
      if (message.toString().contains("\"DealBegan\"")) {
        dealtToAnne.add(play.get("eyes").get(0).get("view"));
      }
    }
  }

  private void playUntil(int deals) {
    while (dealtToAnne.size() < deals && !hers.isOver()) {
      hers.randomMove(random).or(() -> his.randomMove(random)).ifPresent(this::move);
      catchUp();
      lookAtCara();
    }
  }

  private void move(Command.Play move) {
    (move.seat().equals(ANNES) ? hers : his).ask(move);
  }

  /** All that Cara was told since the last look, of a view that is not her own. */
  private List<JsonNode> lookAtCara() {
    List<JsonNode> borrowed = new ArrayList<>();
    for (; heardByCara < watchers.texts.size(); heardByCara++) {
      tree(watchers.texts.get(heardByCara)).findValues("borrowed").forEach(borrowed::add);
    }
    for (JsonNode eyes : borrowed) {
      if (eyes.isObject()) {
        assertThat(eyes.get("seat").asInt()).isEqualTo(ANNES.index());
        assertThat(eyes.get("view")).isEqualTo(dealtToAnne.get(dealtToAnne.size() - 2));
      }
    }
    return borrowed;
  }

  private static JsonNode tree(String text) {
    return Json.mapper().readTree(text);
  }

  private static String answered(JsonNode reply) {
    return reply.has("code") ? reply.get("code").asString() : reply.get("type").asString();
  }

  private void lendAndBorrow() {
    assertThat(answered(hers.ask(new Command.LendEyes(ANNES, true)))).isEqualTo("Done");
    catchUp();
    assertThat(answered(watchers.ask(new Command.BorrowEyes(ANNES)))).isEqualTo("Done");
  }

  @Test
  void whatIsSeenIsAlwaysAWholeRoundOld() {
    lendAndBorrow();
    assertThat(lookAtCara()).as("whose eyes, and nothing to see in the first deal").hasSize(1);
    playUntil(2);
    assertThat(watchers.play().get("borrowed").get("view").get("hand")).hasSize(3);
    playUntil(ENOUGH_DEALS);
    assertThat(dealtToAnne).hasSizeGreaterThan(2);
  }

  @Test
  void whoComesLaterOrReconnectsSeesNothingNewer() {
    lendAndBorrow();
    playUntil(3);
    try (TestSocket again = cara.watch(table)) {
      JsonNode told = again.next().get("table");
      assertThat(told.get("borrowed").asInt()).isEqualTo(ANNES.index());
      assertThat(told.get("play").get("borrowed").get("view")).isEqualTo(dealtToAnne.get(1));
    }
  }

  @Test
  void nothingIsSeenOfASeatThatDoesNotLendItsEyes() {
    assertThat(answered(watchers.ask(new Command.BorrowEyes(ANNES)))).isEqualTo("not-lent");
    lendAndBorrow();
    assertThat(answered(watchers.ask(new Command.BorrowEyes(BOBS)))).isEqualTo("not-lent");
    playUntil(3);
  }

  @Test
  void itEndsAtOnceWhenTheSeatEndsIt() {
    lendAndBorrow();
    playUntil(2);
    assertThat(answered(hers.ask(new Command.LendEyes(ANNES, false)))).isEqualTo("Done");
    catchUp();
    seesNothingAnyMore();
  }

  @Test
  void itEndsWhenTheSeatGetsAnotherHolder() {
    lendAndBorrow();
    playUntil(2);
    assertThat(answered(hers.ask(new Command.Resign(ANNES, "easy")))).isEqualTo("Done");
    catchUp();
    seesNothingAnyMore();
  }

  private void seesNothingAnyMore() {
    List<String> texts = List.copyOf(watchers.texts);
    List<String> since = texts.subList(heardByCara, texts.size());
    assertThat(since).as("the page is told anew").anyMatch(text -> text.contains("\"Whole\""));
    assertThat(lookAtCara()).isEmpty();
    assertThat(tree(cara.get("/api/tables/" + table).body()).findValues("borrowed")).isEmpty();
    assertThat(answered(watchers.ask(new Command.BorrowEyes(ANNES)))).isEqualTo("not-lent");
    for (int i = 0; i < 12 && !his.isOver(); i++) {
      hers.randomMove(random).or(() -> his.randomMove(random)).ifPresent(this::move);
      catchUp();
      assertThat(lookAtCara()).isEmpty();
    }
  }

  @Test
  void whoSitsOrHasSatHereCannotLookThroughOtherEyes() {
    assertThat(answered(hers.ask(new Command.LendEyes(ANNES, true)))).isEqualTo("Done");
    catchUp();
    assertThat(answered(his.ask(new Command.BorrowEyes(ANNES)))).isEqualTo("has-sat-here");
    assertThat(answered(his.ask(new Command.Resign(BOBS, "easy")))).isEqualTo("Done");
    assertThat(answered(his.ask(new Command.BorrowEyes(ANNES)))).isEqualTo("has-sat-here");
  }

  @Test
  void whoHasLookedThroughOtherEyesGetsNoSeat() {
    lendAndBorrow();
    assertThat(answered(his.ask(new Command.HandOver(BOBS, cara.id)))).isEqualTo("knows-a-seat");
    assertThat(answered(his.ask(new Command.Resign(BOBS, "easy")))).isEqualTo("Done");
    catchUp();
    assertThat(answered(hers.ask(new Command.GiveSeat(BOBS, cara.id)))).isEqualTo("knows-a-seat");
  }
}
