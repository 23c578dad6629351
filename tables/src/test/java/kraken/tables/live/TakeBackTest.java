package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TakeBackTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private static final Command TAKE_BACK = new Command.TakeBack(FIRST);

  @Test
  void onesOwnMovesAreTakenBackOneByOne() {
    String table = room.bidden();
    String before = room.view(table, ANNE);
    assertThat(room.viewerTold(table, ANNE).mayTakeBack()).isFalse();
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    String between = room.view(table, ANNE);
    room.play(table, ANNE, FIRST, new Move.Mark(2));
    assertThat(room.viewerTold(table, ANNE).mayTakeBack()).isTrue();
    room.done(table, ANNE, TAKE_BACK);
    assertThat(room.view(table, ANNE)).isEqualTo(between);
    room.done(table, ANNE, TAKE_BACK);
    assertThat(room.view(table, ANNE)).isEqualTo(before);
    room.refused("stands", table, ANNE, TAKE_BACK);
  }

  @Test
  void theLogSaysWhereItLeadsBackTo() {
    String table = room.bidden();
    long before = room.number(table, ANNE);
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    room.done(table, ANNE, TAKE_BACK);
    assertThat(room.log(table)).last().isEqualTo(new Fact.TakenBack(FIRST, before));
  }

  @Test
  void aTurnThatIsOverCanBeTakenBackUntilTheNextHasMoved() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Done());
    room.done(table, ANNE, TAKE_BACK);
    room.play(table, ANNE, FIRST, new Move.Done());
    room.play(table, BEN, SECOND, new Move.Mark(1));
    room.refused("stands", table, ANNE, TAKE_BACK);
    room.refused("not-your-seat", table, BEN, TAKE_BACK);
  }

  @Test
  void whatWasShownInSecretStands() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Peek());
    assertThat(room.viewerTold(table, ANNE).mayTakeBack()).isFalse();
    room.refused("stands", table, ANNE, TAKE_BACK);
  }

  @Test
  void whatWasShownToAllStandsThoughNothingWasDrawn() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Turn());
    assertThat(room.viewerTold(table, ANNE).mayTakeBack()).isFalse();
    room.refused("stands", table, ANNE, TAKE_BACK);
  }

  @Test
  void whatCameAfterSomethingShownCanBeTakenBackButNoFurther() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Turn());
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    room.done(table, ANNE, TAKE_BACK);
    room.refused("stands", table, ANNE, TAKE_BACK);
  }

  @Test
  void answersInSecretStandSinceTakingBackWouldTellOfThem() {
    String table = room.dealt();
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    room.refused("stands", table, ANNE, TAKE_BACK);
    room.play(table, BEN, SECOND, new Move.Bid(1));
    room.refused("stands", table, BEN, new Command.TakeBack(SECOND));
  }

  @Test
  void itWinsNoTime() {
    String table = room.bidden(new TimeControl.Live(60));
    Long deadline = room.game(table, ANNE).deadline();
    room.clock.pass(Duration.ofSeconds(30));
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    assertThat(room.game(table, ANNE).deadline()).isNotEqualTo(deadline);
    room.done(table, ANNE, TAKE_BACK);
    assertThat(room.game(table, ANNE).deadline()).isEqualTo(deadline);
  }
}
