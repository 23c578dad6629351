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
import kraken.tables.attendance.TurnAlert;
import kraken.tables.attendance.TurnAlertListener;
import kraken.tables.attendance.TurnAlerter;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whoever's turn it is and who is not at the table is alerted. */
class TurnAlerterTest {

  private final List<TurnAlert> alerts = new CopyOnWriteArrayList<>();
  private final List<String> over = new CopyOnWriteArrayList<>();
  private final Room room =
      Rooms.alerting(
          new TurnAlertListener() {
            @Override
            public void alert(TurnAlert alert) {
              alerts.add(alert);
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
  void whoseTurnItIsIsAlertedOnceAfterAWhile() {
    String table = room.bidden();
    pass(table, TurnAlerter.AFTER.minusMillis(1));
    assertThat(alerts).isEmpty();
    pass(table, Duration.ofMillis(1));
    assertThat(alerts).containsExactly(new TurnAlert(table, "lanterns", false, List.of(ANNE)));
    pass(table, Duration.ofHours(1));
    assertThat(alerts).hasSize(1);
    room.play(table, ANNE, FIRST, new Move.Done());
    pass(table, TurnAlerter.AFTER);
    assertThat(alerts.getLast().absent()).containsExactly(BEN);
  }

  @Test
  void theEndOfATurnIsToldWhereSomebodyWasAlerted() {
    String table = room.bidden();
    pass(table, TurnAlerter.AFTER);
    assertThat(over).isEmpty();
    room.play(table, ANNE, FIRST, new Move.Done());
    assertThat(over).containsExactly(table);
    room.play(table, BEN, SECOND, new Move.Done());
    assertThat(over).as("nobody was alerted for Ben's turn").hasSize(1);
  }

  @Test
  void whoIsAtTheTableIsNotAlerted() {
    String table = room.bidden();
    room.watch(table, ANNE, -1);
    pass(table, TurnAlerter.AFTER);
    assertThat(alerts).isEmpty();
  }

  @Test
  void whereSeveralAreAskedAllAreAlertedAlikeWhetherTheyHaveAnsweredOrNot() {
    String table = room.dealt();
    room.play(table, BEN, SECOND, new Move.Bid(2));
    pass(table, TurnAlerter.AFTER);
    assertThat(alerts).containsExactly(new TurnAlert(table, "lanterns", true, List.of(ANNE, BEN)));
  }

  @Test
  void whoLosesTheConnectionWhileTheTurnBeginsIsAlertedALittleLater() {
    String table = room.bidden();
    Subscription anne = room.tables.watch(table, ANNE, -1, _ -> {}).orElseThrow();
    room.settle(table);
    room.clock.pass(TurnAlerter.AFTER.minusSeconds(1));
    anne.close();
    pass(table, Duration.ofSeconds(1));
    assertThat(alerts).isEmpty();
    pass(table, Attendance.AWAY_AFTER);
    assertThat(alerts).hasSize(1);
    pass(table, Attendance.GONE_AFTER);
    assertThat(alerts).hasSize(1);
  }

  @Test
  void whoLeavesLaterInTheTurnIsAlertedWhenGone() {
    String table = room.bidden();
    Subscription anne = room.tables.watch(table, ANNE, -1, _ -> {}).orElseThrow();
    room.watch(table, BEN, -1);
    pass(table, TurnAlerter.AFTER);
    pass(table, Duration.ofMinutes(5));
    assertThat(alerts).isEmpty();
    anne.close();
    pass(table, TurnAlerter.BETWEEN_LOOKS);
    assertThat(alerts).as("away, and perhaps loading the page again").isEmpty();
    pass(table, TurnAlerter.BETWEEN_LOOKS);
    assertThat(alerts).containsExactly(new TurnAlert(table, "lanterns", false, List.of(ANNE)));
    for (int i = 0; i < 5; i++) {
      pass(table, TurnAlerter.BETWEEN_LOOKS);
    }
    assertThat(alerts).hasSize(1);
  }

  @Test
  void whoHasMovedMayLeave() {
    String table = room.bidden();
    Subscription anne = room.tables.watch(table, ANNE, -1, _ -> {}).orElseThrow();
    room.watch(table, BEN, -1);
    pass(table, TurnAlerter.AFTER);
    room.play(table, ANNE, FIRST, new Move.Done());
    anne.close();
    for (int i = 0; i < 5; i++) {
      pass(table, TurnAlerter.BETWEEN_LOOKS);
    }
    assertThat(alerts).isEmpty();
  }

  @Test
  void whoLeavesIsAlertedAlikeWhetherAnAnswerWasGivenInSecretOrNot() {
    String table = room.dealt();
    Subscription anne = room.tables.watch(table, ANNE, -1, _ -> {}).orElseThrow();
    Subscription ben = room.tables.watch(table, BEN, -1, _ -> {}).orElseThrow();
    pass(table, TurnAlerter.AFTER);
    room.play(table, BEN, SECOND, new Move.Bid(2));
    anne.close();
    ben.close();
    pass(table, Attendance.GONE_AFTER);
    assertThat(alerts).containsExactly(new TurnAlert(table, "lanterns", true, List.of(ANNE, BEN)));
  }

  @Test
  void aBotIsNotAlerted() {
    String table = room.bidden();
    room.done(table, BEN, new Command.Resign(SECOND, "easy"));
    pass(table, TurnAlerter.AFTER);
    assertThat(alerts).containsExactly(new TurnAlert(table, "lanterns", false, List.of(ANNE)));
  }

  @Test
  void ofSeveralServersOnlyOneAlerts() {
    try (Room other = room.next()) {
      String table = room.bidden();
      other.told(table, ANNE);
      other.clock.pass(TurnAlerter.AFTER);
      other.tables.tick();
      other.settle(table);
      assertThat(alerts).isEmpty();
      room.tables.tick();
      room.settle(table);
      assertThat(alerts).hasSize(1);
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
