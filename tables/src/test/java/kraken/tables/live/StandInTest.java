package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import kraken.jackson.Json;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.TimeControl;
import kraken.tables.attendance.Attendance;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.model.IdleTurn;
import kraken.tables.told.Message;
import kraken.tables.told.PlayTold;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A bot sits in for who is away, and who comes back has the seat again. */
class StandInTest {

  private static final Sitter BOT = new Sitter.Machine("easy");

  private final Room room = new Room().withSlowBots();

  @AfterEach
  void close() {
    room.close();
  }

  private Subscription connect(String table, Person person) {
    Subscription subscription = room.tables.watch(table, person, -1, _ -> {}).orElseThrow();
    room.settle(table);
    return subscription;
  }

  private Sitter sitter(String table, Seat seat) {
    return room.told(table, null).seats().get(seat.index()).sitter();
  }

  private @Nullable Person keptFor(String table, Seat seat) {
    return room.told(table, null).seats().get(seat.index()).keptFor();
  }

  private void pass(Duration time) {
    room.clock.pass(time);
    room.tables.tick();
  }

  /** Anne is here; Ben has been away for some seconds. */
  private String withoutBen() {
    String table = room.bidden();
    connect(table, ANNE);
    pass(Attendance.AWAY_AFTER);
    return table;
  }

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

  /** Ben's page is open, but he has left the room. */
  private String whereBenIdles(Duration time) {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Done());
    connect(table, ANNE);
    connect(table, BEN);
    pass(time);
    return table;
  }

  @Test
  void aBotSitsInForWhoIsHereAndDoesNotMove() {
    String table = whereBenIdles(IdleTurn.AFTER.minusMillis(1));
    assertThat(room.game(table, ANNE).idleAt()).isEqualTo(room.clock.millis() + 1);
    room.refused("is-here", table, ANNE, new Command.SitIn(SECOND, "easy"));
    pass(Duration.ofMillis(1));
    room.refused("is-here", table, ANNE, new Command.SitIn(FIRST, "easy"));
    room.done(table, ANNE, new Command.SitIn(SECOND, "easy"));
    assertThat(sitter(table, SECOND)).isEqualTo(BOT);
    assertThat(keptFor(table, SECOND)).isEqualTo(BEN);
    assertThat(room.game(table, ANNE).idleAt()).as("no person is asked").isNull();
  }

  @Test
  void whoWasHereAndDidNotMoveHasTheSeatAgainByAWishAlsoAfterARestart() {
    String table = whereBenIdles(IdleTurn.AFTER);
    room.done(table, ANNE, new Command.SitIn(SECOND, "easy"));
    room.settle(table);
    assertThat(sitter(table, SECOND)).as("Ben is still connected").isEqualTo(BOT);
    try (Room other = room.next().withSlowBots()) {
      other.watch(table, BEN, -1);
      other.done(table, BEN, new Command.ComeBack(SECOND));
      assertThat(other.told(table, BEN).seats().get(1).sitter()).isEqualTo(new Sitter.Human(BEN));
    }
  }

  @Test
  void whoeverSitsMayDoItWhereTheHostDoesNotMove() {
    String table = room.bidden();
    connect(table, ANNE);
    connect(table, CARA);
    pass(IdleTurn.AFTER);
    room.refused("not-the-host", table, CARA, new Command.SitIn(FIRST, "easy"));
    room.done(table, BEN, new Command.SitIn(FIRST, "easy"));
    assertThat(sitter(table, FIRST)).isEqualTo(BOT);
  }

  @Test
  void whereAClockRunsNobodyIsIdle() {
    String table = room.bidden(new TimeControl.Slow(1));
    connect(table, ANNE);
    pass(IdleTurn.AFTER);
    assertThat(room.game(table, BEN).idleAt()).isNull();
    room.refused("is-here", table, ANNE, new Command.SitIn(FIRST, "easy"));
  }

  /** What a watcher is told while a bot sits in for Ben, who has bid in secret or has not. */
  private List<String> sittingInForBen(boolean hasBid) {
    try (Room night = new Room().withSlowBots()) {
      String table = night.dealt();
      if (hasBid) {
        night.play(table, BEN, SECOND, new Move.Bid(2));
      }
      List<String> told = new ArrayList<>();
      told.add(Json.write(night.game(table, null), PlayTold.class));
      assertThat(
              night.tables.watch(
                  table, null, night.number(table, null), news -> told.add(news.json().json())))
          .isPresent();
      assertThat(night.tables.watch(table, BEN, -1, _ -> {})).isPresent();
      night.settle(table);
      night.clock.pass(IdleTurn.AFTER);
      night.done(table, ANNE, new Command.SitIn(SECOND, "easy"));
      night.settle(table);
      return told;
    }
  }

  @Test
  void nobodyLearnsWhetherWhoWasReplacedHasAnsweredInSecret() {
    List<String> told = sittingInForBen(true);
    assertThat(told).hasSizeGreaterThan(1).isEqualTo(sittingInForBen(false));
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
