package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.kit.Seat;
import kraken.tables.SeatPlan;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.OpenReply;
import kraken.tables.past.BotBeliefs;
import kraken.tables.past.ExportedGame;
import kraken.tables.past.ReviewStep;
import kraken.tables.past.ReviewTold;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A look back on games that are over. */
class ReviewTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private static ReviewTold finished(Room room, String table) throws InterruptedException {
    Eventually.that(
        "the whole review",
        () -> room.tables.finishedGames().review(table).orElseThrow().finished());
    return room.tables.finishedGames().review(table).orElseThrow();
  }

  /** Anne plays alone and always does the first thing that she may do. */
  private String lostByAnne() {
    String table = room.open("attack", new TimeControl.None(), true, new SeatPlan.Me(null));
    room.done(table, ANNE, new Command.Start());
    while (room.told(table, ANNE).stage() == Stage.PLAYING) {
      room.done(
          table, ANNE, new Command.Play(FIRST, room.viewerTold(table, ANNE).moves().getFirst()));
    }
    return table;
  }

  @Test
  void thereIsNoneBeforeTheEnd() {
    assertThat(room.tables.finishedGames().review(room.bidden())).isEmpty();
    assertThat(room.tables.finishedGames().review("nowhere")).isEmpty();
  }

  @Test
  void everyPositionHasTheChancesOfAllSeatsAndWhoBroughtItAbout() throws InterruptedException {
    ReviewTold review = finished(room, room.over());

    assertThat(review.steps())
        .hasSize(6)
        .allSatisfy(
            step -> assertThat(step.percents()).hasSize(2).allMatch(percent -> percent <= 100));
    assertThat(review.steps())
        .extracting(ReviewStep::mover)
        .containsExactly(null, null, FIRST, SECOND, FIRST, SECOND);
    assertThat(review.steps())
        .extracting(ReviewStep::drawn)
        .containsExactly(false, true, false, false, false, false);
  }

  @Test
  void mistakesOfPeopleAreToldWithABetterLine() throws InterruptedException {
    ReviewTold review = finished(room, lostByAnne());

    assertThat(review.done()).isEqualTo(review.total()).isPositive();
    assertThat(review.steps().getLast().percents()).containsExactly(0);
    assertThat(review.mistakes())
        .isNotEmpty()
        .allSatisfy(mistake -> {
          assertThat(mistake.seat()).isEqualTo(FIRST);
          assertThat(mistake.lines())
              .isNotEmpty()
              .allSatisfy(line -> {
                assertThat(line.percent()).isGreaterThanOrEqualTo(mistake.percent() + 5);
                assertThat(line.moves().getFirst()).isNotEqualTo(mistake.moves().getFirst());
              });
        });
  }

  /** Anne has played with four bots, and always done the first thing that she might do. */
  private static String playedWithBots(Room prompt) throws InterruptedException {
    SeatPlan bot = new SeatPlan.Bot("strong");
    SeatPlan easy = new SeatPlan.Bot("easy");
    String table =
        prompt.open(
            "shadow", new TimeControl.None(), true, new SeatPlan.Me(null), bot, bot, easy, easy);
    prompt.done(table, ANNE, new Command.Start());
    while (prompt.told(table, ANNE).stage() == Stage.PLAYING) {
      Eventually.that(() ->
          prompt.told(table, ANNE).stage() != Stage.PLAYING
              || !prompt.viewerTold(table, ANNE).moves().isEmpty());
      if (prompt.told(table, ANNE).stage() == Stage.PLAYING) {
        prompt.done(
            table,
            ANNE,
            new Command.Play(FIRST, prompt.viewerTold(table, ANNE).moves().getFirst()));
      }
    }
    return table;
  }

  @Test
  void whatEachBotBelievedOfTheOthersIsToldInGamesThatHideParts() throws InterruptedException {
    assertThat(finished(room, lostByAnne()).beliefs()).isEmpty();
    try (Room prompt = Rooms.withPromptBots()) {
      String table = playedWithBots(prompt);
      ReviewTold review = finished(prompt, table);

      assertThat(review.beliefs())
          .extracting(BotBeliefs::seat)
          .contains(Seat.of(1), Seat.of(2), Seat.of(3), Seat.of(4))
          .doesNotContain(FIRST);
      assertThat(review.beliefs())
          .allSatisfy(one ->
              assertThat(one.beliefs())
                  .isNotEmpty()
                  .allSatisfy(belief -> {
                    assertThat(belief.about()).isNotEqualTo(one.seat());
                    assertThat(belief.part()).isIn("sailor", "pirate", "leader", "cultist");
                    assertThat(belief.percent()).isBetween(1, 100);
                  }));
    }
  }

  @Test
  void theSameGameHasTheSameReviewAtEveryServerAlsoWhenItIsBroughtIn() throws InterruptedException {
    String table = lostByAnne();
    ReviewTold review = finished(room, table);
    try (Room next = room.next()) {
      assertThat(finished(next, table)).isEqualTo(review);
      ExportedGame game = next.tables.finishedGames().export(table).orElseThrow();
      OpenReply.Ready brought =
          (OpenReply.Ready) next.tables.finishedGames().bringIn(game, ANNE).join();
      assertThat(finished(next, brought.table())).isEqualTo(review);
    }
  }
}
