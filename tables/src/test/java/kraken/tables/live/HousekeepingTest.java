package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import kraken.tables.Retention;
import kraken.tables.Stage;
import kraken.tables.WhyClosed;
import kraken.tables.command.Command;
import kraken.tables.log.Fact;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tables that nobody uses are closed, their crews are told, and later they are gone. */
class HousekeepingTest {

  private static final Retention DAYS =
      new Retention(
          Duration.ofDays(1), Duration.ofDays(2), Duration.ofDays(3), Duration.ofDays(10));
  private static final Retention FOR_EVER =
      new Retention(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ZERO);

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private void pass(Duration time, Retention retention) {
    room.clock.pass(time);
    room.tables.keepHouse(retention);
  }

  private Stage stage(String table) {
    return room.told(table, ANNE).stage();
  }

  private void isClosed(String table, WhyClosed why) throws InterruptedException {
    Eventually.that("it is closed", () -> stage(table) == Stage.CLOSED);
    assertThat(room.told(table, ANNE).whyClosed()).isEqualTo(why);
    assertThat(room.log(table).getLast()).isEqualTo(new Fact.Closed(why));
  }

  @Test
  void aTableThatDoesNotStartIsClosedAndThoseWhoLookOnAreToldWhy() throws Exception {
    String table = room.openForTwo();
    List<Message> messages = room.watch(table, BEN, -1);
    pass(Duration.ofHours(23), DAYS);
    assertThat(stage(table)).isEqualTo(Stage.GATHERING);
    pass(Duration.ofHours(2), DAYS);
    isClosed(table, WhyClosed.NOT_STARTED);
    Eventually.that("it is told", () -> messages.size() > 1);
    assertThat(((Message.Step) messages.getLast()).happenings())
        .containsExactly(new Happening.Closed(WhyClosed.NOT_STARTED));
  }

  @Test
  void whateverHappensAtATableKeepsItForAsLongAgain() throws Exception {
    String table = room.openForTwo();
    room.clock.pass(Duration.ofHours(23));
    room.done(table, BEN, new Command.Sit(SECOND, null));
    pass(Duration.ofHours(23), DAYS);
    room.done(table, ANNE, Room.words(null, "Is anybody there?"));
    assertThat(stage(table)).isEqualTo(Stage.GATHERING);
    pass(Duration.ofHours(25), DAYS);
    isClosed(table, WhyClosed.NOT_STARTED);
  }

  @Test
  void aGameThatNobodyPlaysOnIsClosedWithoutShowingItsSecrets() throws Exception {
    String table = room.bidden();
    pass(Duration.ofHours(47), DAYS);
    assertThat(stage(table)).isEqualTo(Stage.PLAYING);
    pass(Duration.ofHours(2), DAYS);
    isClosed(table, WhyClosed.ABANDONED);
    assertThat(room.told(table, null).luck().secret()).isNull();
    assertThat(room.tables.finishedGames().export(table)).isEmpty();
    assertThat(room.tables.finishedGames().replay(table)).isEmpty();
  }

  @Test
  void aFinishedGameIsKeptAsLongAsTheOperatorSays() throws Exception {
    String table = room.over();
    pass(Duration.ofDays(1_000), FOR_EVER);
    assertThat(stage(table)).isEqualTo(Stage.OVER);
    pass(Duration.ofDays(1), DAYS);
    isClosed(table, WhyClosed.EXPIRED);
  }

  @Test
  void atAClosedTableNothingCanBeDoneButToBeForgotten() throws Exception {
    String table = room.openForTwo();
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, ANNE, new Command.Close());
    isClosed(table, WhyClosed.DELETED);
    room.refused("closed", table, ANNE, new Command.Start());
    room.refused("closed", table, ANNE, new Command.Close());
    room.refused("closed", table, BEN, Room.words(SECOND, "Why?"));
    room.done(table, BEN, new Command.Leave());
    assertThat(stage(table)).isEqualTo(Stage.CLOSED);
    try (Room later = room.next()) {
      assertThat(later.told(table, ANNE).whyClosed()).isEqualTo(WhyClosed.DELETED);
    }
  }

  @Test
  void onlyTheHostDeletesATableAndOnlyBeforeTheStart() {
    String table = room.openForTwo();
    room.refused("not-the-host", table, BEN, new Command.Close());
    String running = room.dealt();
    room.refused("started", running, ANNE, new Command.Close());
  }

  @Test
  void aClosedTableIsGoneLater() throws Exception {
    String table = room.openForTwo();
    String other = room.dealt();
    room.done(table, ANNE, new Command.Close());
    pass(Duration.ofDays(9), FOR_EVER);
    assertThat(room.journal.read(table, 0)).isNotEmpty();
    pass(
        Duration.ofDays(2),
        new Retention(Duration.ZERO, Duration.ZERO, Duration.ZERO, DAYS.closed()));
    assertThat(room.journal.read(table, 0)).isEmpty();
    assertThat(room.journal.read(other, 0)).isNotEmpty();
    try (Room later = room.next()) {
      assertThat(later.tables.told(table, ANNE)).isEmpty();
    }
  }

  @Test
  void aRoundIsDoneOnceAMinute() {
    String table = room.openForTwo();
    pass(Duration.ofHours(1), DAYS);
    room.clock.pass(Duration.ofSeconds(59));
    Retention atOnce =
        new Retention(Duration.ofMillis(1), Duration.ZERO, Duration.ZERO, Duration.ZERO);
    room.tables.keepHouse(atOnce);
    assertThat(room.log(table)).noneMatch(Fact.Closed.class::isInstance);
  }
}
