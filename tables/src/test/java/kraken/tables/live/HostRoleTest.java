package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import kraken.tables.Sitter;
import kraken.tables.attendance.Attendance;
import kraken.tables.command.Command;
import org.junit.jupiter.api.Test;

/** What the host gives away: seats, and the role itself. */
class HostRoleTest extends StandInScene {

  @Test
  void aBotsSeatGoesToAWatcherAndIsNotKeptAnyMore() {
    String table = withoutBen();
    room.done(table, ANNE, new Command.SitIn(SECOND, "easy"));
    room.refused("not-here", table, ANNE, new Command.GiveSeat(SECOND, CARA.id()));
    connect(table, CARA);
    room.done(table, ANNE, new Command.GiveSeat(SECOND, CARA.id()));
    connect(table, BEN);
    assertThat(sitter(table, SECOND)).isEqualTo(new Sitter.Human(CARA));
    room.refused("not-your-seat", table, BEN, new Command.ComeBack(SECOND));
  }

  @Test
  void aSeatIsNotGivenToWhoKnowsAnother() {
    String table = withoutBen();
    room.done(table, ANNE, new Command.SitIn(SECOND, "easy"));
    room.refused("knows-a-seat", table, ANNE, new Command.GiveSeat(SECOND, ANNE.id()));
    room.refused("seat-taken", table, ANNE, new Command.GiveSeat(FIRST, ANNE.id()));
    room.done(table, BEN, new Command.ComeBack(SECOND));
  }

  @Test
  void theHostPassesTheRoleOn() {
    String table = room.bidden();
    connect(table, CARA);
    room.refused("not-the-host", table, BEN, new Command.PassHost(BEN.id()));
    room.refused("not-here", table, ANNE, new Command.PassHost("nobody"));
    room.done(table, ANNE, new Command.PassHost(BEN.id()));
    assertThat(room.told(table, null).host()).isEqualTo(BEN);
    room.refused("not-the-host", table, ANNE, new Command.PassHost(ANNE.id()));
    room.done(table, BEN, new Command.PassHost(CARA.id()));
    try (Room other = room.next()) {
      assertThat(other.told(table, null).host()).isEqualTo(CARA);
    }
  }

  @Test
  void whoeverSitsBecomesTheHostWhereTheHostIsGoneAlsoBeforeTheStart() {
    String table = room.openForTwo();
    room.done(table, BEN, new Command.Sit(SECOND, null));
    connect(table, BEN);
    connect(table, CARA);
    pass(Attendance.GONE_AFTER.minusMillis(1));
    room.refused("not-the-host", table, BEN, new Command.PassHost(BEN.id()));
    pass(Duration.ofMillis(1));
    room.refused("not-the-host", table, CARA, new Command.PassHost(CARA.id()));
    room.refused("not-the-host", table, BEN, new Command.PassHost(CARA.id()));
    room.done(table, BEN, new Command.PassHost(BEN.id()));
    assertThat(room.told(table, null).host()).isEqualTo(BEN);
    room.refused("not-the-host", table, ANNE, new Command.PassHost(ANNE.id()));
    room.done(table, BEN, new Command.Vacate(FIRST));
  }

  @Test
  void aGuestWhoWasRemovedStaysRemovedUnlessTheHostSeatsThem() {
    String table = room.openForTwo();
    connect(table, BEN);
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, BEN, new Command.Vacate(SECOND));
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, ANNE, new Command.Vacate(SECOND));
    room.refused("removed", table, BEN, new Command.Sit(SECOND, null));
    room.done(table, ANNE, new Command.GiveSeat(SECOND, BEN.id()));
    room.done(table, BEN, new Command.Vacate(SECOND));
    room.done(table, BEN, new Command.Sit(SECOND, null));
  }
}
