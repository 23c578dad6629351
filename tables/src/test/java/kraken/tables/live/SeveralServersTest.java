package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static kraken.tables.live.Room.played;
import static kraken.tables.live.Room.words;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import kraken.tables.SeatPlan;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.told.Message;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Several servers on one journal: people cannot tell which server they use. */
class SeveralServersTest {

  private final Room room = new Room();
  private final Room other = room.next();

  @AfterEach
  void close() {
    other.close();
    room.close();
  }

  private void disconnect() {
    room.journal.disconnect();
  }

  @Test
  void viewersAtOneServerHearWhatIsDoneAtAnother() throws Exception {
    String table = room.bidden();
    List<Message> messages = other.watch(table, BEN, -1);
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    Eventually.that(() -> messages.size() == 2);
    assertThat(messages.getLast())
        .isInstanceOfSatisfying(
            Message.Step.class,
            step -> assertThat(step.number()).isEqualTo(room.number(table, BEN)));
  }

  @Test
  void afterALostConnectionEverythingIsReadAgain() throws Exception {
    String table = room.bidden();
    List<Message> messages = other.watch(table, BEN, -1);
    List<Journal.Listener> listeners = room.journal.disconnect();
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    assertThat(messages).hasSize(1);
    listeners.forEach(Journal.Listener::mayHaveMissedSomething);
    Eventually.that(() -> messages.size() == 2);
  }

  @Test
  void aCommandThatLostAgainstAnotherServerIsTriedOnTheNewState() {
    String table = room.bidden();
    other.told(table, ANNE);
    disconnect();
    room.done(table, ANNE, words(FIRST, "here"));
    other.done(table, BEN, words(SECOND, "there"));
    room.done(table, ANNE, words(FIRST, "here again"));
    assertThat(room.log(table).stream().filter(Fact.Said.class::isInstance)).hasSize(3);
  }

  @Test
  void aRequestThatIsSentAgainToAnotherServerCountsOnce() {
    String table = room.bidden();
    other.told(table, ANNE);
    disconnect();
    Request mark = new Request("m", room.number(table, ANNE), played(FIRST, new Move.Mark(1)));
    Reply first = room.ask(table, ANNE, mark);
    assertThat(first).isInstanceOf(Reply.Done.class);
    assertThat(other.ask(table, ANNE, mark)).isEqualTo(first);
    assertThat(room.log(table).stream().filter(Fact.Played.class::isInstance)).hasSize(3);
  }

  @Test
  void whatWasDoneAtAnotherServerIsNotRefusedOnAnOldState() {
    String table = room.dealt();
    other.told(table, ANNE);
    disconnect();
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    room.play(table, BEN, SECOND, new Move.Bid(2));
    Request mark = new Request("m", 0, played(FIRST, new Move.Mark(1)));
    Request fresh =
        new Request(mark.id(), room.number(table, ANNE), played(FIRST, new Move.Mark(1)));
    Reply first = room.ask(table, ANNE, fresh);
    assertThat(other.ask(table, ANNE, mark)).as("though there nobody has bid").isEqualTo(first);
  }

  @Test
  void aViewerWhoKnowsMoreThanTheServerMakesItRead() {
    String table = room.bidden();
    other.told(table, CARA);
    disconnect();
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    long number = room.number(table, CARA);
    assertThat(other.watch(table, CARA, number)).isEmpty();
    assertThat(other.number(table, CARA)).isEqualTo(number);
  }

  @Test
  void aSeatCanBeHandedToSomebodyWhoWatchesThroughAnotherServer() {
    String table = room.bidden();
    room.refused("not-here", table, ANNE, new Command.HandOver(FIRST, CARA.id()));
    other.watch(table, CARA, -1);
    assertThat(room.tables.people(table).orElseThrow()).containsOnlyOnce(ANNE, BEN, CARA);
    room.done(table, ANNE, new Command.HandOver(FIRST, CARA.id()));
  }

  @Test
  void aBotOfATableInTheMemoryOfTwoServersPlaysOnce() throws Exception {
    String table =
        room.open(
            "lanterns",
            new TimeControl.None(),
            true,
            new SeatPlan.Bot("easy"),
            new SeatPlan.Me(null));
    other.told(table, ANNE);
    room.done(table, ANNE, new Command.Start());
    for (int i = 0; i < 200 && room.told(table, null).stage() != Stage.OVER; i++) {
      Room here = i % 2 == 0 ? room : other;
      Eventually.that(() -> isOverOrAsksAnne(here, table));
      here.tables
          .ask(table, ANNE, new Request("r" + i, here.number(table, ANNE), firstMove(here, table)))
          .join();
    }
    Eventually.that(() -> room.told(table, null).stage() == Stage.OVER);
    Eventually.that(() -> other.told(table, null).equals(room.told(table, null)));
  }

  /**
   * Whether it is Anne's turn or the game is over. A server that does not know of the start yet
   * says neither.
   */
  private static boolean isOverOrAsksAnne(Room here, String table) {
    return switch (here.told(table, null).stage()) {
      case GATHERING -> false;
      case PLAYING -> !here.viewerTold(table, ANNE).moves().isEmpty();
      case OVER, CLOSED -> true;
    };
  }

  private static Command firstMove(Room here, String table) {
    var moves = here.viewerTold(table, ANNE).moves();
    return moves.isEmpty() ? words(SECOND, "over") : new Command.Play(SECOND, moves.getFirst());
  }

  @Test
  void aClockThatTwoServersWatchRunsOutOnce() throws Exception {
    String table = room.bidden(new TimeControl.Live(60));
    other.told(table, ANNE);
    disconnect();
    room.clock.pass(Duration.ofMinutes(1));
    IntStream.range(0, 5)
        .forEach(_ -> {
          room.tables.tick();
          other.tables.tick();
          room.tables.sweep();
          other.tables.sweep();
        });
    Eventually.that(() -> timeouts(table) > 0);
    room.done(table, ANNE, words(FIRST, "late"));
    other.done(table, BEN, words(SECOND, "later"));
    assertThat(timeouts(table)).isEqualTo(1);
  }

  private long timeouts(String table) {
    return room.log(table).stream().filter(Fact.TimedOut.class::isInstance).count();
  }

  @Test
  void whatADeadServerWouldHaveDoneIsDoneByAnother() throws Exception {
    String table = room.bidden(new TimeControl.Slow(1));
    room.tables.close();
    room.clock.pass(Duration.ofHours(1));
    other.tables.sweep();
    Eventually.that(() -> timeouts(table) == 1);
  }

  @Test
  void aTableWhereNothingIsDueIsReservedOnceAndThenLeftAlone() throws Exception {
    String table = room.bidden();
    room.journal.correctDue(table, Journal.NEVER, 0);
    assertThat(room.journal.due(table)).isZero();
    other.tables.sweep();
    Eventually.that(() -> room.journal.due(table) == Journal.NEVER);
  }

  @Test
  void aTableThatIsOverIsNotDueAnyMore() {
    String table = room.bidden(new TimeControl.Live(60));
    room.play(table, ANNE, FIRST, new Move.Done());
    room.play(table, BEN, SECOND, new Move.Done());
    assertThat(room.journal.due(table)).isEqualTo(Journal.NEVER);
  }

  @Test
  void aTableIsDueWhenItsClockRunsOutOrItsBotHasPaused() {
    String clocked = room.bidden(new TimeControl.Live(60));
    assertThat(room.journal.due(clocked)).isEqualTo(room.clock.millis() + 60_000);
    assertThat(room.journal.due(room.bidden())).isEqualTo(Journal.NEVER);
    try (Room slow = room.withSlowBots()) {
      String table = slow.bidden();
      slow.done(table, ANNE, new Command.Resign(FIRST, "easy"));
      assertThat(room.journal.due(table))
          .isEqualTo(room.clock.millis() + Duration.ofHours(1).toMillis());
    }
  }
}
