package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import kraken.tables.Clock;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TakeBackTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private static final Command TAKE_BACK = new Command.TakeBack(FIRST);

  @Test
  void ones_own_moves_are_taken_back_one_by_one() {
    String table = room.bidden();
    String before = room.view(table, ANNE);
    assertThat(room.eyes(table, ANNE).mayTakeBack()).isFalse();
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    String between = room.view(table, ANNE);
    room.play(table, ANNE, FIRST, new Move.Mark(2));
    assertThat(room.eyes(table, ANNE).mayTakeBack()).isTrue();
    room.done(table, ANNE, TAKE_BACK);
    assertThat(room.view(table, ANNE)).isEqualTo(between);
    room.done(table, ANNE, TAKE_BACK);
    assertThat(room.view(table, ANNE)).isEqualTo(before);
    room.refused("stands", table, ANNE, TAKE_BACK);
  }

  @Test
  void the_log_says_where_it_leads_back_to() {
    String table = room.bidden();
    long before = room.number(table, ANNE);
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    room.done(table, ANNE, TAKE_BACK);
    assertThat(room.log(table)).last().isEqualTo(new Fact.TakenBack(FIRST, before));
  }

  @Test
  void a_turn_that_is_over_can_be_taken_back_until_the_next_has_moved() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Done());
    room.done(table, ANNE, TAKE_BACK);
    room.play(table, ANNE, FIRST, new Move.Done());
    room.play(table, BEN, SECOND, new Move.Mark(1));
    room.refused("stands", table, ANNE, TAKE_BACK);
    room.refused("not-your-seat", table, BEN, TAKE_BACK);
  }

  @Test
  void what_was_shown_in_secret_stands() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Peek());
    assertThat(room.eyes(table, ANNE).mayTakeBack()).isFalse();
    room.refused("stands", table, ANNE, TAKE_BACK);
  }

  @Test
  void what_was_shown_to_all_stands_though_nothing_was_drawn() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Turn());
    assertThat(room.eyes(table, ANNE).mayTakeBack()).isFalse();
    room.refused("stands", table, ANNE, TAKE_BACK);
  }

  @Test
  void what_came_after_something_shown_can_be_taken_back_but_no_further() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Turn());
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    room.done(table, ANNE, TAKE_BACK);
    room.refused("stands", table, ANNE, TAKE_BACK);
  }

  @Test
  void answers_in_secret_stand_since_taking_back_would_tell_of_them() {
    String table = room.dealt();
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    room.refused("stands", table, ANNE, TAKE_BACK);
    room.play(table, BEN, SECOND, new Move.Bid(1));
    room.refused("stands", table, BEN, new Command.TakeBack(SECOND));
  }

  @Test
  void it_wins_no_time() {
    String table = room.bidden(new Clock.Live(60));
    Long deadline = room.game(table, ANNE).deadline();
    room.clock.pass(Duration.ofSeconds(30));
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    assertThat(room.game(table, ANNE).deadline()).isNotEqualTo(deadline);
    room.done(table, ANNE, TAKE_BACK);
    assertThat(room.game(table, ANNE).deadline()).isEqualTo(deadline);
  }
}
