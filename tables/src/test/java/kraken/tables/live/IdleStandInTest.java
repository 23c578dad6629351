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
import kraken.tables.Sitter;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.model.IdleTurn;
import kraken.tables.told.PlayTold;
import org.junit.jupiter.api.Test;

/** A bot sits in for who is here and does not move. */
class IdleStandInTest extends StandInScene {

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
}
