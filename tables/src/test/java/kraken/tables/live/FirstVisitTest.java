package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import kraken.jackson.Json;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.told.StoryTold;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * What a page asks of a table that is not in memory: the table, what comes, the story or replay.
 */
class FirstVisitTest {

  private final Room room =
      new Room(
          new MemoryJournal(), new FakeClock(), Room.SETTINGS.withBotPause(Duration.ofHours(1)));

  @AfterEach
  void close() {
    room.close();
  }

  /** A table whose server has forgotten it since nobody came for long. */
  private String asleep() throws InterruptedException {
    return asleep(room.bidden());
  }

  private String asleep(String table) throws InterruptedException {
    room.clock.pass(Room.SETTINGS.idle());
    room.onlySoManyStayInMemory(0);
    return table;
  }

  private String story(String table) {
    return Json.write(room.tables.story(table, ANNE).orElseThrow(), StoryTold.class);
  }

  @Test
  void aFirstVisitReadsTheLogOnce() throws InterruptedException {
    String table = asleep();
    int before = room.journal.reads();
    long number = room.told(table, ANNE).number();
    room.watch(table, ANNE, number);
    assertThat(room.tables.story(table, ANNE)).isPresent();
    assertThat(room.tables.missed(table, ANNE, 0)).isPresent();
    assertThat(room.journal.reads() - before).isOne();
  }

  @Test
  void aFirstVisitToAReplayReadsTheLogOnce() throws InterruptedException {
    String table = asleep(room.over());
    int before = room.journal.reads();
    room.told(table, ANNE);
    assertThat(room.tables.finishedGames().replay(table)).isPresent();
    assertThat(room.tables.finishedGames().export(table)).isPresent();
    assertThat(room.journal.reads() - before).isOne();
  }

  @Test
  void theStoryHasWhatWasPlayedSinceTheTableWasLoaded() throws InterruptedException {
    String table = asleep();
    String before = story(table);
    room.play(table, ANNE, FIRST, new Move.Done());
    assertThat(story(table)).isNotEqualTo(before).isEqualTo(afterAWhile(table));
  }

  /** The story when the log that was loaded is not kept any more. */
  private String afterAWhile(String table) {
    room.clock.pass(LoadedLogs.KEPT);
    room.tables.tick();
    return story(table);
  }

  @Test
  void aLogIsNotKeptForLong() throws InterruptedException {
    String table = asleep();
    story(table);
    int before = room.journal.reads();
    assertThat(story(table)).isEqualTo(afterAWhile(table));
    assertThat(room.journal.reads() - before).as("the second time").isOne();
  }

  @Test
  void theLogIsReadAnewWhenSomebodyHasLeftForGood() throws InterruptedException {
    String table = asleep();
    story(table);
    room.done(table, BEN, new Command.Leave());
    int before = room.journal.reads();
    assertThat(story(table)).isEqualTo(afterAWhile(table));
    assertThat(room.journal.reads() - before).as("its end, the whole, and the whole").isEqualTo(3);
  }

  @Test
  void theStoryHasWhatAnotherServerHasWritten() throws InterruptedException {
    String table = asleep();
    story(table);
    try (Room other = room.next()) {
      other.play(table, ANNE, FIRST, new Move.Done());
      other.play(table, BEN, SECOND, new Move.Done());
      assertThat(story(table)).isEqualTo(afterAWhile(table));
    }
  }
}
