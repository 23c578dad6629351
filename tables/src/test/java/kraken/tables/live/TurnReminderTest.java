package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import kraken.kit.Seats;
import kraken.tables.attendance.Attendance;
import kraken.tables.attendance.TurnCall;
import kraken.tables.attendance.TurnListener;
import kraken.tables.attendance.TurnReminder;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whoever's turn it is and who is not at the table is called. */
class TurnReminderTest {

  private final List<TurnCall> calls = new CopyOnWriteArrayList<>();
  private final List<String> over = new CopyOnWriteArrayList<>();
  private final Room room =
      Rooms.calling(
          new TurnListener() {
            @Override
            public void called(TurnCall call) {
              calls.add(call);
            }

            @Override
            public void turnOver(String table) {
              over.add(table);
            }
          });

  @AfterEach
  void close() {
    room.close();
  }

  private void pass(String table, Duration time) {
    room.clock.pass(time);
    room.tables.tick();
    room.settle(table);
  }

  @Test
  void whoseTurnItIsIsCalledOnceAfterAWhile() {
    String table = room.bidden();
    pass(table, TurnReminder.AFTER.minusMillis(1));
    assertThat(calls).isEmpty();
    pass(table, Duration.ofMillis(1));
    assertThat(calls).containsExactly(new TurnCall(table, "lanterns", false, List.of(ANNE)));
    pass(table, Duration.ofHours(1));
    assertThat(calls).hasSize(1);
    room.play(table, ANNE, FIRST, new Move.Done());
    pass(table, TurnReminder.AFTER);
    assertThat(calls.getLast().absent()).containsExactly(BEN);
  }

  @Test
  void theEndOfATurnIsToldWhereSomebodyWasCalled() {
    String table = room.bidden();
    pass(table, TurnReminder.AFTER);
    assertThat(over).isEmpty();
    room.play(table, ANNE, FIRST, new Move.Done());
    assertThat(over).containsExactly(table);
    room.play(table, BEN, SECOND, new Move.Done());
    assertThat(over).as("nobody was called for Ben's turn").hasSize(1);
  }

  @Test
  void whoIsAtTheTableIsNotCalled() {
    String table = room.bidden();
    room.watch(table, ANNE, -1);
    pass(table, TurnReminder.AFTER);
    assertThat(calls).isEmpty();
  }

  @Test
  void whereSeveralAreAskedAllAreCalledAlikeWhetherTheyHaveAnsweredOrNot() {
    String table = room.dealt();
    room.play(table, BEN, SECOND, new Move.Bid(2));
    pass(table, TurnReminder.AFTER);
    assertThat(calls).containsExactly(new TurnCall(table, "lanterns", true, List.of(ANNE, BEN)));
  }

  @Test
  void whoLosesTheConnectionWhileTheTurnBeginsIsCalledALittleLater() {
    String table = room.bidden();
    Subscription anne = room.tables.watch(table, ANNE, -1, _ -> {}).orElseThrow();
    room.settle(table);
    room.clock.pass(TurnReminder.AFTER.minusSeconds(1));
    anne.close();
    pass(table, Duration.ofSeconds(1));
    assertThat(calls).isEmpty();
    pass(table, Attendance.AWAY_AFTER);
    assertThat(calls).hasSize(1);
    pass(table, Attendance.GONE_AFTER);
    assertThat(calls).hasSize(1);
  }

  @Test
  void whoLeavesLaterInTheTurnIsCalledWhenGone() {
    String table = room.bidden();
    Subscription anne = room.tables.watch(table, ANNE, -1, _ -> {}).orElseThrow();
    room.watch(table, BEN, -1);
    pass(table, TurnReminder.AFTER);
    pass(table, Duration.ofMinutes(5));
    assertThat(calls).isEmpty();
    anne.close();
    pass(table, TurnReminder.BETWEEN_LOOKS);
    assertThat(calls).as("away, and perhaps loading the page again").isEmpty();
    pass(table, TurnReminder.BETWEEN_LOOKS);
    assertThat(calls).containsExactly(new TurnCall(table, "lanterns", false, List.of(ANNE)));
    for (int i = 0; i < 5; i++) {
      pass(table, TurnReminder.BETWEEN_LOOKS);
    }
    assertThat(calls).hasSize(1);
  }

  @Test
  void whoHasMovedMayLeave() {
    String table = room.bidden();
    Subscription anne = room.tables.watch(table, ANNE, -1, _ -> {}).orElseThrow();
    room.watch(table, BEN, -1);
    pass(table, TurnReminder.AFTER);
    room.play(table, ANNE, FIRST, new Move.Done());
    anne.close();
    for (int i = 0; i < 5; i++) {
      pass(table, TurnReminder.BETWEEN_LOOKS);
    }
    assertThat(calls).isEmpty();
  }

  @Test
  void whoLeavesIsCalledAlikeWhetherAnAnswerWasGivenInSecretOrNot() {
    String table = room.dealt();
    Subscription anne = room.tables.watch(table, ANNE, -1, _ -> {}).orElseThrow();
    Subscription ben = room.tables.watch(table, BEN, -1, _ -> {}).orElseThrow();
    pass(table, TurnReminder.AFTER);
    room.play(table, BEN, SECOND, new Move.Bid(2));
    anne.close();
    ben.close();
    pass(table, Attendance.GONE_AFTER);
    assertThat(calls).containsExactly(new TurnCall(table, "lanterns", true, List.of(ANNE, BEN)));
  }

  @Test
  void aBotIsNotCalled() {
    String table = room.bidden();
    room.done(table, BEN, new Command.Resign(SECOND, "easy"));
    pass(table, TurnReminder.AFTER);
    assertThat(calls).containsExactly(new TurnCall(table, "lanterns", false, List.of(ANNE)));
  }

  @Test
  void ofSeveralServersOnlyOneCalls() {
    try (Room other = room.next()) {
      String table = room.bidden();
      other.told(table, ANNE);
      other.clock.pass(TurnReminder.AFTER);
      other.tables.tick();
      other.settle(table);
      assertThat(calls).isEmpty();
      room.tables.tick();
      room.settle(table);
      assertThat(calls).hasSize(1);
    }
  }

  @Test
  void listsSayForWhomAGameWaits() {
    String dealt = room.dealt();
    room.play(dealt, BEN, SECOND, new Move.Bid(2));
    assertThat(room.tables.awaited(dealt, ANNE).orElseThrow().seats())
        .as("Anne does not learn that Ben has answered")
        .isEqualTo(Seats.all(2));
    assertThat(room.tables.awaited(dealt, BEN).orElseThrow().seats()).isEqualTo(Seats.of(FIRST));
    String bidden = room.bidden();
    long since = room.tables.awaited(bidden, BEN).orElseThrow().since();
    assertThat(since).isEqualTo(room.clock.millis());
    assertThat(room.tables.awaited(bidden, BEN).orElseThrow().seats()).isEqualTo(Seats.of(FIRST));
    assertThat(room.tables.awaited(room.openForTwo(), ANNE)).isEmpty();
  }
}
