package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;

import java.time.Duration;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.attendance.Attendance;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;

/** A table where people come and go, for tests of bots that sit in for them. */
abstract class StandInScene {

  static final Sitter BOT = new Sitter.Machine("easy");

  final Room room = new Room().withSlowBots();

  @AfterEach
  void close() {
    room.close();
  }

  Subscription connect(String table, Person person) {
    Subscription subscription = room.tables.watch(table, person, -1, _ -> {}).orElseThrow();
    room.settle(table);
    return subscription;
  }

  Sitter sitter(String table, Seat seat) {
    return room.told(table, null).seats().get(seat.index()).sitter();
  }

  @Nullable Person keptFor(String table, Seat seat) {
    return room.told(table, null).seats().get(seat.index()).keptFor();
  }

  void pass(Duration time) {
    room.clock.pass(time);
    room.tables.tick();
  }

  /** Anne is here; Ben has been away for some seconds. */
  String withoutBen() {
    String table = room.bidden();
    connect(table, ANNE);
    pass(Attendance.AWAY_AFTER);
    return table;
  }
}
