package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.tables.Chair;
import kraken.tables.Clock;
import kraken.tables.Saying;
import kraken.tables.Stage;
import kraken.tables.command.Command;
import kraken.tables.log.Fact;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BotsTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private String withBot(String level) {
    String table =
        room.open("nightwatch", new Clock.None(), true, new Chair.Me(null), new Chair.Bot(level));
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
  void aBotClaimsOnceInAPosition() throws Exception {
    String table = withBot("greedy");
    Eventually.that(() -> !said(table).isEmpty());
    Thread.sleep(50);
    assertThat(said(table)).hasSizeBetween(1, 2); // it may have blown the whistle meanwhile
    assertThat(said(table).getFirst().seat()).isEqualTo(SECOND);
    assertThat(said(table).getFirst().saying())
        .isEqualTo(new Saying.Claim("heard", List.of("steps")));
    assertThat(room.view(table, ANNE)).contains("1 steps");
  }

  @Test
  void aBotDoesNotClaimWhatMayNotBeClaimed() throws Exception {
    String table = withBot("canny");
    Eventually.that(() -> room.log(table).stream().anyMatch(Fact.Played.class::isInstance));
    Thread.sleep(20);
    assertThat(said(table)).isEmpty();
  }

  @Test
  void talkativeBotsComeToTheEndOfTheirGame() throws Exception {
    String table =
        room.open(
            "nightwatch", new Clock.None(), true, new Chair.Bot("greedy"), new Chair.Bot("greedy"));
    room.done(table, ANNE, new Command.Start());
    Eventually.that(() -> room.told(table, null).stage() == Stage.OVER);
    long positions =
        room.log(table).stream()
            .filter(fact -> fact instanceof Fact.Played || fact instanceof Fact.Drawn)
            .count();
    assertThat(said(table)).hasSizeLessThanOrEqualTo((int) (2 * positions));
  }

  @Test
  void botsWaitLongerAndLongerForAJournalThatDoesNotWrite() throws Exception {
    String table =
        room.open("nightwatch", new Clock.None(), true, new Chair.Me(null), new Chair.Open());
    room.done(table, ANNE, new Command.AddBot(SECOND, "random"));
    room.journal.loseAfter(1, 1_000_000);
    room.done(table, ANNE, new Command.Start());
    Eventually.that(() -> room.journal.lost() > 0);
    Thread.sleep(300);
    assertThat(room.journal.lost()).isLessThan(12);
    room.journal.loseNext(0);
    Eventually.that(() -> room.log(table).getLast() instanceof Fact.Played);
  }
}
