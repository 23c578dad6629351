package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.log.Fact;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BotsTest {

  private final Room room = Rooms.withPromptBots();

  @AfterEach
  void close() {
    room.close();
  }

  private String withBot(String level) {
    String table =
        room.open(
            "nightwatch",
            new TimeControl.None(),
            true,
            new SeatPlan.Me(null),
            new SeatPlan.Bot(level));
    room.done(table, ANNE, new Command.Start());
    return table;
  }

  private List<Fact.Said> said(String table) {
    return room.log(table).stream()
        .filter(Fact.Said.class::isInstance)
        .map(Fact.Said.class::cast)
        .toList();
  }

  @Test
  void aBotClaimsOnceInAPosition() {
    String table = withBot("medium");
    boolean blew = room.view(table, ANNE).contains("\"blown\":true");
    assertThat(said(table)).hasSize(blew ? 2 : 1); // the whistle brings about another position
    assertThat(said(table).getFirst().seat()).isEqualTo(SECOND);
    assertThat(said(table).getFirst().saying())
        .isEqualTo(new Saying.Claim("heard", List.of("steps")));
    assertThat(room.view(table, ANNE)).contains("1 steps");
  }

  @Test
  void aBotAnswersAClaimOfAPersonWithoutWaitingForTheNextMove() {
    String table = withBot("medium");
    int before = said(table).size();
    room.done(table, ANNE, new Command.Say(FIRST, new Saying.Claim("heard", List.of("steps"))));
    assertThat(said(table)).hasSize(before + 2);
    assertThat(said(table).getLast().seat()).isEqualTo(SECOND);
  }

  /** What three bots say before the first of them moves: the last hails the first. */
  private static List<String> saidByThree() {
    try (Room talkative = Rooms.withoutMovesOfBots()) {
      SeatPlan bot = new SeatPlan.Bot("medium");
      String table = talkative.open("nightwatch", new TimeControl.None(), true, bot, bot, bot);
      talkative.done(table, ANNE, new Command.Start());
      return talkative.log(table).stream()
          .filter(Fact.Said.class::isInstance)
          .map(Fact.Said.class::cast)
          .map(said -> said.seat() + " " + ((Saying.Claim) said.saying()).fillings())
          .toList();
    }
  }

  @Test
  void aBotHearsWhatOthersHaveSaidBeforeIt() {
    assertThat(saidByThree()).startsWith("seat 0 [steps]", "seat 1 [echo]", "seat 2 [0]");
  }

  @Test
  void aBotThatAnotherOneNamesAnswersWithoutWaitingForTheNextMove() {
    assertThat(saidByThree()).endsWith("seat 2 [0]", "seat 0 [echo]");
  }

  @Test
  void aBotIsNotAskedAgainAfterWordsThatItCannotUnderstand() {
    String table = withBot("medium");
    int before = said(table).size();
    room.done(table, ANNE, Room.words(FIRST, "Was that you?"));
    assertThat(said(table)).hasSize(before + 1);
  }

  @Test
  void aBotDoesNotClaimWhatMayNotBeClaimed() {
    String table = withBot("strong");
    assertThat(room.log(table)).hasAtLeastOneElementOfType(Fact.Played.class);
    assertThat(said(table)).isEmpty();
  }

  @Test
  void talkativeBotsComeToTheEndOfTheirGame() {
    String table =
        room.open(
            "nightwatch",
            new TimeControl.None(),
            true,
            new SeatPlan.Bot("medium"),
            new SeatPlan.Bot("medium"));
    room.done(table, ANNE, new Command.Start());
    assertThat(room.told(table, null).stage()).isEqualTo(Stage.OVER);
    long positions =
        room.log(table).stream()
            .filter(fact -> fact instanceof Fact.Played || fact instanceof Fact.Drawn)
            .count();
    assertThat(said(table)).hasSizeLessThanOrEqualTo((int) (2 * positions));
  }

  @Test
  void botsWaitLongerAndLongerForAJournalThatDoesNotWrite() throws Exception {
    List<Duration> pauses = new CopyOnWriteArrayList<>();
    try (Room noting = Rooms.withPausesNotedIn(pauses)) {
      String table =
          noting.open(
              "nightwatch",
              new TimeControl.None(),
              true,
              new SeatPlan.Me(null),
              new SeatPlan.Open());
      noting.done(table, ANNE, new Command.AddBot(SECOND, "strong"));
      noting.journal.loseAfter(1, 6);
      noting.done(table, ANNE, new Command.Start());
      Eventually.that(() -> noting.log(table).stream().anyMatch(Fact.Played.class::isInstance));
      assertThat(noting.journal.lost()).isEqualTo(6);
      assertThat(pauses)
          .extracting(Duration::toMillis)
          .containsExactly(5L, 10L, 20L, 40L, 80L, 160L);
    }
  }
}
