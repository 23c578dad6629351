package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static kraken.tables.live.Room.played;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import kraken.tables.told.ViewerTold;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PlayingTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  @Test
  void aGameGoesToItsEndAndThenShowsTheSecret() {
    String table = room.over();
    assertThat(room.told(table, null).stage()).isEqualTo(Stage.OVER);
    assertThat(room.told(table, null).luck().secret()).isEqualTo(room.journal.secret(table));
    assertThat(room.game(table, null).outcome()).isNotNull();
    assertThat(room.log(table)).last().isInstanceOf(Fact.Ended.class);
  }

  @Test
  void aMoveForAnotherSeatIsRefused() {
    String table = room.bidden();
    room.refused("not-your-seat", table, BEN, played(FIRST, new Move.Done()));
    room.refused("not-your-seat", table, CARA, played(FIRST, new Move.Done()));
    room.refused("not-your-seat", table, ANNE, played(Seat.of(7), new Move.Done()));
  }

  @Test
  void aMoveOutOfTurnIsRefusedWithTheRule() {
    String table = room.bidden();
    assertThat(room.ask(table, BEN, played(SECOND, new Move.Done())))
        .isInstanceOfSatisfying(
            Reply.Refused.class,
            no -> {
              assertThat(no.code()).isEqualTo("NOT_YOUR_TURN");
              assertThat(no.rule()).isEqualTo("order of play");
            });
  }

  @Test
  void whatIsNoMoveIsRefused() {
    String table = room.bidden();
    for (String text :
        List.of("{}", "null", "7", "[]", "\"Done\"", "{\"type\":\"Fly\"}", "{\"type\":\"Mark\"}")) {
      room.refused("no-move", table, ANNE, new Command.Play(FIRST, new JsonText(text)));
    }
  }

  @Test
  void thereIsNothingToPlayBeforeTheStartAndAfterTheEnd() {
    room.refused("not-playing", room.openForTwo(), ANNE, played(FIRST, new Move.Done()));
    room.refused("not-playing", room.over(), ANNE, played(FIRST, new Move.Done()));
  }

  @Test
  void aMoveMadeOnAnOldStateIsRefused() {
    String table = room.bidden();
    long old = room.number(table, BEN);
    room.play(table, ANNE, FIRST, new Move.Done());
    assertThat(room.ask(table, BEN, new Request("x", old, played(SECOND, new Move.Done()))))
        .isEqualTo(
            new Reply.Refused(
                "x",
                "stale",
                "",
                "The table has gone on since; look again.",
                room.number(table, BEN)));
  }

  @Test
  void talkAndOnesOwnMovesMakeNoMoveStale() {
    String table = room.bidden();
    long old = room.number(table, ANNE);
    room.done(table, BEN, Room.words(SECOND, "Hurry!"));
    for (int color = 1; color < 3; color++) {
      Request fast = new Request("f" + color, old, played(FIRST, new Move.Mark(color)));
      assertThat(room.ask(table, ANNE, fast)).isInstanceOf(Reply.Done.class);
    }
  }

  @Test
  void answersInSecretMakeNoMoveStale() {
    String table = room.dealt();
    long old = room.number(table, BEN);
    room.play(table, ANNE, FIRST, new Move.Bid(0));
    Request bid = new Request("b", old, played(SECOND, new Move.Bid(1)));
    assertThat(room.ask(table, BEN, bid)).isInstanceOf(Reply.Done.class);
  }

  @Test
  void theSameRequestTwiceCountsOnce() {
    String table = room.bidden();
    Request mark = new Request("once", room.number(table, ANNE), played(FIRST, new Move.Mark(1)));
    Reply first = room.ask(table, ANNE, mark);
    room.play(table, ANNE, FIRST, new Move.Done());
    assertThat(first).isInstanceOf(Reply.Done.class);
    assertThat(room.ask(table, ANNE, mark)).isEqualTo(first);
    try (Room later = room.next()) {
      assertThat(later.ask(table, ANNE, mark)).isEqualTo(first);
    }
  }

  @Test
  void equalIdsOfTwoPeopleAreTwoRequests() {
    String table = room.openForTwo();
    room.ask(table, ANNE, new Request("1", 9, Room.words(FIRST, "one")));
    room.ask(table, BEN, new Request("1", 9, Room.words(null, "two")));
    assertThat(room.told(table, null).talk()).hasSize(2);
  }

  @Test
  void anIdHasASensibleLength() {
    String table = room.openForTwo();
    for (String id : List.of("", "x".repeat(65))) {
      assertThat(room.ask(table, ANNE, new Request(id, 9, new Command.Start())))
          .isInstanceOfSatisfying(
              Reply.Refused.class, no -> assertThat(no.code()).isEqualTo("bad-id"));
    }
  }

  @Test
  void eachViewerIsToldOfTheTurnWhatTheViewerMayKnow() {
    String table = room.dealt();
    room.play(table, ANNE, FIRST, new Move.Bid(0));
    Seats both = Seats.all(2);
    assertThat(room.game(table, ANNE).turn())
        .isEqualTo(new Turn.Together(both, Seats.of(SECOND), false));
    assertThat(room.game(table, BEN).turn()).isEqualTo(new Turn.Together(both, both, false));
    assertThat(room.game(table, null).turn()).isEqualTo(new Turn.Together(both, both, false));
  }

  @Test
  void aSeatThatIsHandedOverKeepsWhatItKnows() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Peek());
    Object known = room.viewerTold(table, ANNE).view();
    room.refused("not-here", table, ANNE, new Command.HandOver(FIRST, "cara"));
    room.refused("not-your-seat", table, BEN, new Command.HandOver(FIRST, "ben"));
    room.watch(table, CARA, -1);
    room.done(table, ANNE, new Command.HandOver(FIRST, "cara"));
    assertThat(room.viewerTold(table, CARA)).extracting(ViewerTold::view).isEqualTo(known);
    assertThat(room.viewerTold(table, ANNE).seat()).isNull();
    room.play(table, CARA, FIRST, new Move.Done());
  }

  @Test
  void aSeatCanGoToSomebodyAtTheTable() {
    String table = room.bidden();
    room.done(table, ANNE, new Command.HandOver(FIRST, "ben"));
    assertThat(room.game(table, BEN).eyes()).hasSize(2);
  }

  @Test
  void whoResignsLeavesTheSeatToABotThatPlaysOn() throws Exception {
    String table = room.bidden();
    room.refused("no-such-bot", table, ANNE, new Command.Resign(FIRST, "genius"));
    room.refused("not-your-seat", table, BEN, new Command.Resign(FIRST, "easy"));
    room.done(table, ANNE, new Command.Resign(FIRST, "easy"));
    assertThat(room.told(table, null).seats().getFirst().sitter())
        .isEqualTo(new Sitter.Machine("easy"));
    room.done(table, BEN, new Command.Resign(SECOND, "easy"));
    Eventually.that(() -> room.told(table, null).stage() == Stage.OVER);
  }

  @Test
  void seatsChangeHandsOnlyDuringAGame() {
    room.refused("not-playing", room.openForTwo(), ANNE, new Command.HandOver(FIRST, "ben"));
    room.refused("not-playing", room.over(), ANNE, new Command.Resign(FIRST, "easy"));
  }
}
