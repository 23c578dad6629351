package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Lanterns;
import kraken.tables.lanterns.Move;
import kraken.tables.lanterns.State;
import kraken.tables.told.BorrowedTold;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Where each turn of lanterns is a round, which a move taken back ends again. */
class LentEyesTest {

  private final Room room =
      Rooms.with(
          new Lanterns() {
            @Override
            public int round(State state) {
              return state.bids().contains(-1) ? 0 : state.turn() + 1;
            }
          });

  @AfterEach
  void close() {
    room.close();
  }

  private int turnSeenByCara(String table) {
    BorrowedTold seen = room.game(table, CARA).borrowed();
    String view = Objects.requireNonNull(seen).view().json();
    return Integer.parseInt(view.replaceFirst(".*\"turn\":(\\d+).*", "$1"));
  }

  @Test
  void aMoveTakenBackTakesItsRoundBackToo() {
    String table = room.bidden();
    room.done(table, ANNE, new Command.LendEyes(FIRST, true));
    room.done(table, CARA, new Command.BorrowEyes(FIRST));
    assertThat(room.game(table, CARA).borrowed()).as("nothing is a round old").isNull();
    room.play(table, ANNE, FIRST, new Move.Done());
    assertThat(turnSeenByCara(table)).isZero();
    room.done(table, ANNE, new Command.TakeBack(FIRST));
    assertThat(room.game(table, CARA).borrowed()).isNull();
    room.play(table, ANNE, FIRST, new Move.Done());
    assertThat(turnSeenByCara(table)).isZero();
  }

  @Test
  void onlyTheHolderLendsAndEverybodyIsTold() {
    String table = room.bidden();
    room.refused("not-your-seat", table, BEN, new Command.LendEyes(FIRST, true));
    room.done(table, ANNE, new Command.LendEyes(FIRST, true));
    assertThat(room.told(table, BEN).seats().get(0).lendsEyes()).isTrue();
    assertThat(room.told(table, BEN).seats().get(1).lendsEyes()).isNull();
    room.refused("has-sat-here", table, BEN, new Command.BorrowEyes(FIRST));
    room.refused("not-lent", table, CARA, new Command.BorrowEyes(SECOND));
  }

  @Test
  void afterTheGameNothingIsBorrowed() {
    String table = room.bidden();
    room.done(table, ANNE, new Command.LendEyes(FIRST, true));
    room.done(table, CARA, new Command.BorrowEyes(FIRST));
    room.play(table, ANNE, FIRST, new Move.Done());
    room.play(table, BEN, SECOND, new Move.Done());
    assertThat(room.told(table, CARA).borrowed()).isNull();
    assertThat(room.game(table, CARA).borrowed()).isNull();
  }

  @Test
  void inAGameWithoutSecretsThereIsNothingToLend() {
    String table = room.open("attack", new TimeControl.None(), true, seats());
    room.done(table, ANNE, new Command.Start());
    room.refused("no-secrets", table, ANNE, new Command.LendEyes(FIRST, true));
  }

  private static SeatPlan[] seats() {
    return new SeatPlan[] {new SeatPlan.Me(null), new SeatPlan.Here("Ben")};
  }
}
