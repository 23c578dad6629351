package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import kraken.tables.Person;
import kraken.tables.Presence;
import kraken.tables.attendance.Attendance;
import kraken.tables.lanterns.Move;
import kraken.tables.told.AttendanceTold;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Everybody at a table sees who is there, who is away and who is gone. */
class AttendanceTest {

  private final Room room = new Room();
  private Runnable looksAt = () -> {};
  private final List<AttendanceTold> told = new CopyOnWriteArrayList<>();

  @AfterEach
  void close() {
    room.close();
  }

  private Subscription connect(Room at, String table, @Nullable Person person) {
    Subscription subscription = at.tables.watch(table, person, -1, _ -> {}).orElseThrow();
    at.settle(table);
    return subscription;
  }

  /** From now on what a person without a name is told of attendance is in the list. */
  private void look(Room at, String table) {
    assertThat(
            at.tables.watch(
                table,
                null,
                -1,
                message -> {
                  if (message.message() instanceof Message.Attendance(var attendance)) {
                    told.add(attendance);
                  }
                }))
        .isPresent();
    at.settle(table);
    looksAt =
        () -> {
          at.tables.tick();
          at.settle(table);
        };
  }

  private void pass(Duration time) {
    room.clock.pass(time);
    looksAt.run();
  }

  private List<Presence> seats() {
    return told.getLast().seats();
  }

  @Test
  void whoHasNoConnectionIsAwayAfterSomeSecondsAndGoneAfterAMinute() {
    String table = room.bidden();
    connect(room, table, ANNE);
    Subscription ben = connect(room, table, BEN);
    look(room, table);
    pass(Duration.ZERO);
    assertThat(seats()).containsExactly(Presence.HERE, Presence.HERE);
    ben.close();
    pass(Attendance.AWAY_AFTER.minusMillis(1));
    assertThat(seats()).containsExactly(Presence.HERE, Presence.HERE);
    pass(Duration.ofMillis(1));
    assertThat(seats()).containsExactly(Presence.HERE, Presence.AWAY);
    pass(Attendance.GONE_AFTER.minus(Attendance.AWAY_AFTER));
    assertThat(seats()).containsExactly(Presence.HERE, Presence.GONE);
    connect(room, table, BEN);
    pass(Attendance.BETWEEN_NEWS);
    assertThat(seats()).containsExactly(Presence.HERE, Presence.HERE);
  }

  @Test
  void theHostIsToldOfThoughWithoutASeat() {
    String table = room.openForTwo();
    look(room, table);
    pass(Attendance.GONE_AFTER);
    assertThat(told.getLast().host()).isEqualTo(Presence.GONE);
    connect(room, table, ANNE);
    pass(Attendance.BETWEEN_NEWS);
    assertThat(told.getLast().host()).isEqualTo(Presence.HERE);
  }

  @Test
  void watchersAreSeenByNameOrNumber() {
    String table = room.bidden();
    look(room, table);
    connect(room, table, CARA);
    connect(room, table, CARA);
    connect(room, table, ANNE);
    pass(Duration.ZERO);
    assertThat(told.getLast().watchers()).containsExactly(CARA);
    assertThat(told.getLast().more()).as("who looks on without a name").isEqualTo(1);
  }

  @Test
  void onlySoManyWatchersAreNamedAndTheOthersAreCounted() {
    String table = room.bidden();
    look(room, table);
    for (int i = 0; i < 50; i++) {
      connect(room, table, new Person("w" + i, "Watcher"));
    }
    pass(Duration.ZERO);
    assertThat(told.getLast().watchers()).hasSize(AttendanceTold.MOST_WATCHERS);
    assertThat(told.getLast().more()).isEqualTo(1 + 50 - AttendanceTold.MOST_WATCHERS);
  }

  @Test
  void whoeverComesAndGoesOftenIsToldOfOnceASecond() {
    String table = room.bidden();
    look(room, table);
    pass(Duration.ZERO);
    told.clear();
    for (int i = 0; i < 40; i++) {
      Subscription cara = connect(room, table, CARA);
      pass(Duration.ofMillis(25));
      if (i < 39) {
        cara.close();
      }
      pass(Duration.ofMillis(25));
    }
    assertThat(told).hasSizeLessThanOrEqualTo(2);
    pass(Attendance.BETWEEN_NEWS);
    assertThat(told.getLast().watchers()).containsExactly(CARA);
  }

  @Test
  void nothingIsToldTwice() {
    String table = room.bidden();
    look(room, table);
    for (int i = 0; i < 10; i++) {
      pass(Duration.ofMillis(100));
    }
    assertThat(told).hasSize(1);
  }

  @Test
  void aSecretAnswerChangesNothingOfIt() {
    List<List<AttendanceTold>> both = new ArrayList<>();
    for (boolean answers : List.of(true, false)) {
      told.clear();
      String table = room.dealt();
      connect(room, table, BEN);
      look(room, table);
      pass(Attendance.GONE_AFTER);
      if (answers) {
        room.play(table, ANNE, FIRST, new Move.Bid(1)); // without a connection
      }
      pass(Attendance.BETWEEN_NEWS);
      both.add(List.copyOf(told));
    }
    assertThat(both.getFirst()).isEqualTo(both.getLast()).hasSize(1);
    assertThat(seats()).containsExactly(Presence.GONE, Presence.HERE);
  }

  @Test
  void whoIsConnectedToAnotherServerIsHere() {
    try (Room other = room.next()) {
      String table = room.bidden();
      connect(room, table, ANNE);
      Subscription ben = connect(other, table, BEN);
      connect(other, table, CARA);
      look(room, table);
      pass(Attendance.GONE_AFTER);
      assertThat(seats()).containsExactly(Presence.HERE, Presence.HERE);
      assertThat(told.getLast().watchers()).containsExactly(CARA);
      ben.close();
      pass(Attendance.AWAY_AFTER);
      assertThat(seats()).containsExactly(Presence.HERE, Presence.AWAY);
    }
  }

  @Test
  void whoWasConnectedToALostServerIsAwayAfterSomeSeconds() {
    try (Room other = room.next()) {
      String table = room.bidden();
      connect(room, table, ANNE);
      connect(other, table, BEN);
      look(room, table);
      pass(Attendance.GONE_AFTER);
      room.journal.lose(room.journal.listeners().getLast());
      pass(Duration.ZERO);
      assertThat(seats()).containsExactly(Presence.HERE, Presence.HERE);
      pass(Attendance.AWAY_AFTER);
      assertThat(seats()).containsExactly(Presence.HERE, Presence.AWAY);
    }
  }

  @Test
  void aServerThatReadsTheTableLaterAsksWhoIsThere() {
    String table = room.bidden();
    connect(room, table, BEN);
    try (Room other = room.next()) {
      look(other, table);
      pass(Attendance.GONE_AFTER);
      assertThat(seats()).containsExactly(Presence.GONE, Presence.HERE);
    }
  }
}
