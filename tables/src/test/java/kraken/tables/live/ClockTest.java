package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import kraken.kit.Turn;
import kraken.tables.SeatPlan;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ClockTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private void pass(Duration time) {
    room.clock.pass(time);
    room.tables.tick();
    room.tables.sweep();
  }

  private boolean hasTimedOut(String table) {
    return room.log(table).getLast() instanceof Fact.TimedOut;
  }

  @Test
  void withoutAClockThereIsNoDeadline() {
    assertThat(room.game(room.bidden(), ANNE).deadline()).isNull();
  }

  @Test
  void whenTimeIsUpABotPlaysForTheSeat() throws Exception {
    String table = room.bidden(new TimeControl.Live(60));
    assertThat(room.game(table, BEN).deadline()).isEqualTo(room.clock.millis() + 60_000);
    pass(Duration.ofSeconds(59));
    room.refused("started", table, ANNE, new Command.Start()); // after what is due
    assertThat(hasTimedOut(table)).isFalse();
    pass(Duration.ofSeconds(1));
    Eventually.that(() -> hasTimedOut(table));
    assertThat(room.log(table)).last().isInstanceOf(Fact.TimedOut.class);
  }

  @Test
  void everybodyIsToldWhoseTimeWasUp() throws Exception {
    String table = room.bidden(new TimeControl.Slow(1));
    var messages = room.watch(table, null, room.number(table, null));
    pass(Duration.ofHours(1));
    Eventually.that(() -> !messages.isEmpty());
    assertThat(((Message.Step) messages.getFirst()).happenings().getFirst())
        .isEqualTo(new Happening.RanOutOfTime(FIRST));
  }

  @Test
  void nobodyIsToldWhoWasSilentWhereSeveralWereAsked() throws Exception {
    String table = room.dealt(new TimeControl.Live(60));
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    var watcher = room.watch(table, null, -1);
    var ben = room.watch(table, BEN, -1);
    pass(Duration.ofMinutes(1));
    Eventually.that(() -> room.game(table, null).turn() instanceof Turn.One);
    Eventually.that(() -> watcher.size() > 1 && ben.size() > 1);
    assertThat(((Message.Step) watcher.getLast()).happenings())
        .noneMatch(Happening.RanOutOfTime.class::isInstance);
    assertThat(((Message.Step) ben.getLast()).happenings())
        .contains(new Happening.RanOutOfTime(SECOND));
  }

  @Test
  void answersInSecretDoNotMoveTheDeadline() {
    String table = room.dealt(new TimeControl.Live(60));
    Long deadline = room.game(table, null).deadline();
    room.clock.pass(Duration.ofSeconds(20));
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    assertThat(room.game(table, null).deadline()).isEqualTo(deadline);
  }

  @Test
  void eachMoveHasItsOwnTime() {
    String table = room.bidden(new TimeControl.Live(60));
    room.clock.pass(Duration.ofSeconds(50));
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    assertThat(room.game(table, null).deadline()).isEqualTo(room.clock.millis() + 60_000);
  }

  @Test
  void aGameThatEverybodyHasLeftGoesToItsEnd() throws Exception {
    String table = room.dealt(new TimeControl.Live(60));
    Eventually.that(() -> {
      pass(Duration.ofMinutes(2));
      return room.told(table, null).stage() == Stage.OVER;
    });
  }

  @Test
  void aClockRunsOnWhileItsTableIsNotInMemory() throws Exception {
    String table = room.bidden(new TimeControl.Slow(1));
    room.clock.pass(Duration.ofMinutes(30));
    room.onlySoManyStayInMemory(0);
    pass(Duration.ofMinutes(30));
    Eventually.that(() -> room.log(table).getLast() instanceof Fact.TimedOut);
  }

  @Test
  void afterARestartAClockRunsOnWhenItsTableWakes() throws Exception {
    String table = room.bidden(new TimeControl.Slow(1));
    room.clock.pass(Duration.ofHours(2));
    try (Room later = room.next()) {
      later.tables.sweep();
      Eventually.that(() -> later.tables.inMemory() > 0);
      later.tables.tick();
      Eventually.that(() -> hasTimedOut(table));
    }
  }

  @Test
  void botsNeedNoClock() throws Exception {
    String table =
        room.open(
            "lanterns",
            new TimeControl.Live(60),
            true,
            new SeatPlan.Bot("easy"),
            new SeatPlan.Bot("medium"));
    room.done(table, ANNE, new Command.Start());
    Eventually.that(() -> room.told(table, null).stage() == Stage.OVER);
    assertThat(room.log(table)).noneMatch(Fact.TimedOut.class::isInstance);
  }
}
