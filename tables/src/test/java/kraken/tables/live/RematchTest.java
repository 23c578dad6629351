package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.tables.SeatPlan;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import kraken.tables.told.SeatTold;
import kraken.tables.told.TableTold;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RematchTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  @Test
  void theSameCrewGoesOnAtTheSameSeats() {
    String table = room.over();
    List<Message> messages = room.watch(table, CARA, room.number(table, CARA));
    room.done(table, BEN, new Command.Rematch());
    String next = String.valueOf(room.told(table, null).rematch());
    TableTold told = room.told(next, ANNE);
    assertThat(told.stage()).isEqualTo(Stage.GATHERING);
    assertThat(told.seats())
        .extracting(SeatTold::sitter)
        .containsExactly(new Sitter.Human(ANNE), new Sitter.Human(BEN));
    assertThat(told.luck().hash()).isNotEqualTo(room.told(table, null).luck().hash());
    assertThat(((Message.Step) messages.getFirst()).happenings())
        .containsExactly(new Happening.WentOn(next));
    room.done(next, ANNE, new Command.Start());
  }

  @Test
  void thereIsOneRematchAndOnlyAfterTheEnd() {
    room.refused("not-over", room.bidden(), ANNE, new Command.Rematch());
    String table = room.over();
    room.refused("not-seated", table, CARA, new Command.Rematch());
    room.done(table, ANNE, new Command.Rematch());
    room.refused("rematched", table, BEN, new Command.Rematch());
  }

  @Test
  void aHostWithoutASeatStartsTheGameAndTheNext() {
    String table =
        room.open(
            "lanterns", new TimeControl.None(), false, new SeatPlan.Open(), new SeatPlan.Open());
    room.done(table, BEN, new Command.Sit(FIRST, null));
    room.done(table, CARA, new Command.Sit(SECOND, null));
    room.done(table, ANNE, new Command.Start());
    room.play(table, BEN, FIRST, new Move.Bid(1));
    room.play(table, CARA, SECOND, new Move.Bid(1));
    room.play(table, BEN, FIRST, new Move.Done());
    room.play(table, CARA, SECOND, new Move.Done());
    room.done(table, ANNE, new Command.Rematch());
    room.done(String.valueOf(room.told(table, null).rematch()), ANNE, new Command.Start());
  }

  @Test
  void aRematchThatCannotBeWrittenHasNotHappened() {
    String table = room.over();
    room.journal.loseNext(1);
    room.refused("failed", table, ANNE, new Command.Rematch());
    room.done(table, ANNE, new Command.Rematch());
  }
}
