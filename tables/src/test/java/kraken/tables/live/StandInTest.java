package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.kit.Turn;
import kraken.tables.Sitter;
import kraken.tables.TimeControl;
import kraken.tables.attendance.Attendance;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.told.Message;
import org.junit.jupiter.api.Test;

/** A bot sits in for who is away, and who comes back has the seat again. */
class StandInTest extends StandInScene {

  @Test
  void theHostLetsABotSitInForWhoIsAway() {
    String table = withoutBen();
    room.done(table, ANNE, new Command.SitIn(SECOND, "easy"));
    assertThat(sitter(table, SECOND)).isEqualTo(BOT);
    assertThat(keptFor(table, SECOND)).isEqualTo(BEN);
  }

  @Test
  void nobodySitsInForWhoIsHere() {
    String table = room.bidden();
    connect(table, BEN);
    pass(Attendance.GONE_AFTER);
    room.refused("is-here", table, ANNE, new Command.SitIn(SECOND, "easy"));
  }

  @Test
  void whoeverSitsMayDoItWhereTheHostIsAway() {
    String table = room.bidden();
    Subscription anne = connect(table, ANNE);
    connect(table, BEN);
    connect(table, CARA);
    pass(Attendance.AWAY_AFTER);
    room.refused("not-the-host", table, BEN, new Command.SitIn(FIRST, "easy"));
    anne.close();
    pass(Attendance.AWAY_AFTER);
    room.refused("not-the-host", table, CARA, new Command.SitIn(FIRST, "easy"));
    room.done(table, BEN, new Command.SitIn(FIRST, "easy"));
    assertThat(sitter(table, FIRST)).isEqualTo(BOT);
  }

  @Test
  void whoComesBackToANamesakeGetsANumber() {
    String table = withoutBen();
    room.done(table, ANNE, new Command.SitIn(SECOND, "easy"));
    connect(table, CARA.named("Ben"));
    room.done(table, ANNE, new Command.HandOver(FIRST, "cara"));
    connect(table, BEN);
    assertThat(sitter(table, SECOND)).isEqualTo(new Sitter.Human(BEN.named("Ben 2")));
  }

  @Test
  void whoComesBackHasTheSeatAgainAtOnce() {
    String table = withoutBen();
    room.done(table, ANNE, new Command.SitIn(SECOND, "easy"));
    List<Message> messages = room.watch(table, BEN, -1);
    assertThat(messages.getFirst())
        .isInstanceOfSatisfying(
            Message.Whole.class,
            whole -> assertThat(whole.table().seats().get(1).yours()).isTrue());
    assertThat(sitter(table, SECOND)).isEqualTo(new Sitter.Human(BEN));
    assertThat(keptFor(table, SECOND)).isNull();
  }

  @Test
  void whoComesBackThroughAnotherServerHasTheSeatAgain() {
    String table = withoutBen();
    room.done(table, ANNE, new Command.SitIn(SECOND, "easy"));
    try (Room other = room.next()) {
      other.watch(table, BEN, -1);
      assertThat(other.told(table, BEN).seats().get(1).yours()).isTrue();
    }
  }

  @Test
  void whoWasConnectedToAnotherServerAllTheTimeHasTheSeatAgainAtOnce() throws Exception {
    String table = withoutBen();
    try (Room other = room.next()) {
      List<Journal.Listener> listeners = room.journal.disconnect();
      other.watch(table, BEN, -1);
      room.done(table, ANNE, new Command.SitIn(SECOND, "easy"));
      listeners.forEach(Journal.Listener::mayHaveMissedSomething);
      Fact back = new Fact.HandedOver(SECOND, new Sitter.Human(BEN));
      Eventually.that(() -> other.log(table).getLast().equals(back));
      assertThat(other.told(table, BEN).seats().get(1).yours()).isTrue();
    }
  }

  @Test
  void whoHasLeftComesBackOnlyByAWish() {
    String table = room.bidden();
    room.done(table, BEN, new Command.Resign(SECOND, "easy"));
    connect(table, BEN);
    assertThat(sitter(table, SECOND)).isEqualTo(BOT);
    room.refused("not-your-seat", table, CARA, new Command.ComeBack(SECOND));
    room.refused("not-your-seat", table, BEN, new Command.ComeBack(FIRST));
    room.done(table, BEN, new Command.ComeBack(SECOND));
    assertThat(sitter(table, SECOND)).isEqualTo(new Sitter.Human(BEN));
  }

  @Test
  void whoHasLeftForGoodHasNoSeatToComeBackTo() {
    String table = withoutBen();
    room.done(table, ANNE, new Command.SitIn(SECOND, "easy"));
    room.done(table, BEN, new Command.Leave());
    connect(table, BEN);
    assertThat(keptFor(table, SECOND)).isNull();
    assertThat(sitter(table, SECOND)).isEqualTo(BOT);
  }

  @Test
  void aTableWithoutAClockGoesOnWhereTheHostAndAllOthersButOneAreGone() throws Exception {
    try (Room quick = new Room()) {
      String table = quick.dealt(new TimeControl.None());
      assertThat(quick.tables.watch(table, BEN, -1, _ -> {})).isPresent();
      quick.clock.pass(Attendance.GONE_AFTER);
      quick.tables.tick();
      quick.done(table, BEN, new Command.SitIn(FIRST, "easy"));
      quick.play(table, BEN, SECOND, new Move.Bid(2));
      Eventually.that(() -> quick.game(table, null).turn() instanceof Turn.One);
    }
  }
}
