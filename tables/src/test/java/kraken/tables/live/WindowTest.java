package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import kraken.jackson.Json;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.tables.Person;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.log.Fact;
import kraken.tables.nightwatch.Move;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import kraken.tables.told.PlayTold;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Windows of fixed length. */
class WindowTest {

  private static final int LENGTH = 8;

  private final Room room = Rooms.withPromptBots();

  @AfterEach
  void close() {
    room.close();
  }

  private String started(SeatPlan second) {
    String table =
        room.open(
            "nightwatch", new TimeControl.None(), LENGTH, true, new SeatPlan.Me(null), second);
    if (second instanceof SeatPlan.Open) {
      room.done(table, BEN, new Command.Sit(SECOND, null));
    }
    room.done(table, ANNE, new Command.Start());
    return table;
  }

  private String withBen() {
    return started(new SeatPlan.Open());
  }

  private Reply play(String table, Person who, Seat seat, Move move) {
    return room.ask(table, who, new Command.Play(seat, new JsonText(Json.write(move, Move.class))));
  }

  /** Lets time pass, and waits until the table has done what is due. */
  private void pass(String table, Duration time) {
    room.clock.pass(time);
    room.tables.tick();
    room.ask(table, ANNE, new Command.Start()); // answered when all before it is done
  }

  private boolean isOpen(String table) {
    return room.game(table, null).turn() instanceof Turn.Together;
  }

  private List<Fact> passes(String table) {
    return room.log(table).stream().filter(Fact.TimedOut.class::isInstance).toList();
  }

  private boolean holdsWhistle(String table, Person who) {
    return room.view(table, who).contains("\"whistle\":true");
  }

  @Test
  void aWindowLastsAsLongAsItShouldWhoeverHasPassed() {
    String table = withBen();
    assertThat(room.game(table, ANNE).deadline()).isEqualTo(room.clock.millis() + LENGTH * 1000);
    long before = room.number(table, ANNE);
    assertThat(play(table, ANNE, FIRST, new Move.Pass())).isInstanceOf(Reply.Done.class);
    assertThat(play(table, BEN, SECOND, new Move.Pass())).isInstanceOf(Reply.Done.class);
    assertThat(room.number(table, ANNE)).as("no entry").isEqualTo(before);
    pass(table, Duration.ofMillis(7_999));
    assertThat(isOpen(table)).isTrue();
    pass(table, Duration.ofMillis(1));
    assertThat(isOpen(table)).isFalse();
    assertThat(passes(table)).hasSize(2);
    assertThat(room.game(table, ANNE).deadline()).isNull();
  }

  @Test
  void nobodyIsToldWhoWasSilentNotEvenWhoWas() {
    String table = withBen();
    List<Message> anne = room.watch(table, ANNE, room.number(table, ANNE));
    List<Message> watcher = room.watch(table, null, room.number(table, null));
    play(table, BEN, SECOND, new Move.Pass());
    pass(table, Duration.ofSeconds(LENGTH));
    assertThat(anne).hasSize(1);
    assertThat(watcher).hasSize(1);
    assertThat(((Message.Step) anne.getFirst()).happenings())
        .noneMatch(Happening.RanOutOfTime.class::isInstance);
  }

  @Test
  void anActCountsAtOnceAndOpensTheWindowAgain() {
    String table = withBen();
    boolean own = holdsWhistle(table, ANNE);
    pass(table, Duration.ofSeconds(5));
    Reply blown =
        own ? play(table, ANNE, FIRST, new Move.Blow()) : play(table, BEN, SECOND, new Move.Blow());
    assertThat(blown).isInstanceOf(Reply.Done.class);
    assertThat(room.view(table, null)).contains("\"blown\":true");
    assertThat(room.game(table, null).deadline()).isEqualTo(room.clock.millis() + LENGTH * 1000);
    pass(table, Duration.ofSeconds(5));
    assertThat(isOpen(table)).isTrue();
    pass(table, Duration.ofSeconds(3));
    assertThat(isOpen(table)).isFalse();
  }

  @Test
  void aWindowEndsOnceAlsoIfTheServerWasAway() throws Exception {
    String table = withBen();
    pass(table, Duration.ofSeconds(4));
    room.tables.close();
    room.clock.pass(Duration.ofSeconds(2));
    try (Room later = room.next()) {
      later.tables.sweep();
      assertThat(later.game(table, null).turn()).isInstanceOf(Turn.Together.class);
      room.clock.pass(Duration.ofSeconds(2));
      later.tables.sweep();
      later.tables.sweep();
      Eventually.that(() -> later.game(table, null).turn() instanceof Turn.One);
    }
    assertThat(passes(table)).hasSize(2);
  }

  @Test
  void theClockOfASeatDoesNotRunInAWindow() {
    String table =
        room.open(
            "nightwatch",
            new TimeControl.Live(5),
            10,
            true,
            new SeatPlan.Me(null),
            new SeatPlan.Bot("strong"));
    room.done(table, ANNE, new Command.Start());
    pass(table, Duration.ofSeconds(6));
    assertThat(isOpen(table)).isTrue();
    pass(table, Duration.ofSeconds(4));
    assertThat(isOpen(table)).isFalse();
    assertThat(room.game(table, ANNE).deadline()).isEqualTo(room.clock.millis() + 5_000);
  }

  @Test
  void botsDoNotPassBeforeTheEnd() {
    String table = started(new SeatPlan.Bot("strong"));
    pass(table, Duration.ofSeconds(7));
    assertThat(isOpen(table)).isTrue();
    assertThat(room.log(table)).noneMatch(Fact.Played.class::isInstance);
    pass(table, Duration.ofSeconds(1));
    assertThat(passes(table)).hasSize(2);
  }

  @Test
  void aBotActsAtSomeTimeWithinTheWindow() {
    int games = 0;
    long early = 0;
    while (games < 40) {
      String table = started(new SeatPlan.Bot("medium"));
      if (!holdsWhistle(table, ANNE)) {
        games++;
        early += actsInTheFirstHalf(table) ? 1 : 0;
      }
    }
    assertThat(early).as("of 40 acts, those in the first half").isBetween(4L, 36L);
  }

  private boolean actsInTheFirstHalf(String table) {
    assertThat(room.log(table)).noneMatch(Fact.Played.class::isInstance);
    pass(table, Duration.ofMillis(LENGTH * 500));
    boolean early = room.log(table).stream().anyMatch(Fact.Played.class::isInstance);
    pass(table, Duration.ofMillis(LENGTH * 500 - 1));
    assertThat(room.log(table)).anyMatch(Fact.Played.class::isInstance);
    return early;
  }

  @Test
  void withoutALengthAWindowEndsWithTheLastAnswer() {
    String table =
        room.open(
            "nightwatch", new TimeControl.None(), true, new SeatPlan.Me(null), new SeatPlan.Open());
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, ANNE, new Command.Start());
    PlayTold before = room.game(table, BEN);
    play(table, ANNE, FIRST, new Move.Pass());
    assertThat(room.game(table, BEN)).isEqualTo(before);
    play(table, BEN, SECOND, new Move.Pass());
    assertThat(isOpen(table)).isFalse();
  }
}
