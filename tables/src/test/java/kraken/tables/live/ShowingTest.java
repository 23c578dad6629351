package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.Viewing;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Bots wait until the pages of players have shown what happened before. */
class ShowingTest {

  private final Room room = Rooms.withEndedPauses();

  @AfterEach
  void close() {
    room.close();
  }

  private String withBot(TimeControl time) {
    String table =
        room.open("lanterns", time, true, new SeatPlan.Me(null), new SeatPlan.Bot("easy"));
    room.done(table, ANNE, new Command.Start());
    return table;
  }

  private Subscription page(String table, @Nullable Person viewer) {
    return room.tables.watch(table, viewer, -1, _ -> {}).orElseThrow();
  }

  /** A page that shows all it was told up to now, and says so. */
  private Subscription attentive(String table, @Nullable Person viewer) {
    Subscription page = page(table, viewer);
    page.seen(room.number(table, viewer));
    return page;
  }

  /** Anne has bid and is done; it is the bot's turn. */
  private void handOver(String table) {
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    room.play(table, ANNE, FIRST, new Move.Done());
    room.tables.tick();
    settle(table);
  }

  /** The reply to a request comes when all before it is done. */
  private void settle(String table) {
    room.ask(table, new Person("passer-by", "Passer-by"), new Command.Start());
  }

  private long movesOf(String table, Seat seat) {
    return room.log(table).stream()
        .filter(fact -> fact instanceof Fact.Played played && played.seat().equals(seat))
        .count();
  }

  @Test
  void aBotMovesWhenThePageOfThePlayerHasShownWhatCameBefore() {
    String table = withBot(new TimeControl.None());
    Subscription page = attentive(table, ANNE);
    handOver(table);
    assertThat(movesOf(table, SECOND)).as("its bid alone").isEqualTo(1);
    page.seen(room.number(table, ANNE) - 1);
    settle(table);
    assertThat(movesOf(table, SECOND)).as("the last step is not shown yet").isEqualTo(1);
    page.seen(room.number(table, ANNE));
    settle(table);
    assertThat(movesOf(table, SECOND)).isGreaterThan(1);
  }

  @Test
  void thePageThatIsSlowestHolds() {
    String table = withBot(new TimeControl.None());
    Subscription quick = attentive(table, ANNE);
    Subscription slow = attentive(table, ANNE);
    handOver(table);
    quick.seen(Long.MAX_VALUE);
    settle(table);
    assertThat(movesOf(table, SECOND)).isEqualTo(1);
    slow.seen(room.number(table, ANNE));
    settle(table);
    assertThat(movesOf(table, SECOND)).isGreaterThan(1);
  }

  @Test
  void aPageThatNeverSaysWhatItShowsIsNotWaitedFor() {
    String table = withBot(new TimeControl.None());
    var _ = page(table, ANNE);
    handOver(table);
    assertThat(movesOf(table, SECOND)).isGreaterThan(1);
  }

  @Test
  void watchersAreNotWaitedFor() {
    String table = withBot(new TimeControl.None());
    var _ = attentive(table, BEN);
    var _ = attentive(table, null);
    handOver(table);
    assertThat(movesOf(table, SECOND)).isGreaterThan(1);
  }

  private Subscription screen(String table, @Nullable Person keeper) {
    Subscription screen =
        room.tables.watchAs(table, Viewing.sharedBy(keeper), -1, _ -> {}).orElseThrow();
    screen.seen(room.number(table, null));
    return screen;
  }

  @Test
  void aSharedScreenThatAPlayerRunsIsWaitedFor() {
    String table = withBot(new TimeControl.None());
    Subscription screen = screen(table, ANNE);
    handOver(table);
    assertThat(movesOf(table, SECOND)).isEqualTo(1);
    screen.seen(room.number(table, null));
    settle(table);
    assertThat(movesOf(table, SECOND)).isGreaterThan(1);
  }

  @Test
  void aSharedScreenIsWaitedForNoLongerThanAPage() {
    String table = withBot(new TimeControl.None());
    var _ = screen(table, ANNE);
    handOver(table);
    pass(table, Duration.ofSeconds(20));
    assertThat(movesOf(table, SECOND)).isGreaterThan(1);
  }

  @Test
  void aSharedScreenThatTheHostRunsIsWaitedForThoughTheHostHasNoSeat() {
    String table =
        room.open(
            "lanterns",
            new TimeControl.None(),
            true,
            new SeatPlan.Open(),
            new SeatPlan.Bot("easy"));
    room.done(table, BEN, new Command.Sit(FIRST, null));
    room.done(table, ANNE, new Command.Start());
    var _ = screen(table, ANNE);
    room.play(table, BEN, FIRST, new Move.Bid(1));
    room.play(table, BEN, FIRST, new Move.Done());
    room.tables.tick();
    settle(table);
    assertThat(movesOf(table, SECOND)).isEqualTo(1);
  }

  @Test
  void aSharedScreenOfAStrangerSlowsNobody() {
    String table = withBot(new TimeControl.None());
    var _ = screen(table, BEN);
    var _ = screen(table, null);
    handOver(table);
    assertThat(movesOf(table, SECOND)).isGreaterThan(1);
  }

  @Test
  void aPageThatAnswersNoMoreIsNotWaitedForLong() {
    String table = withBot(new TimeControl.None());
    var _ = attentive(table, ANNE);
    handOver(table);
    pass(table, Duration.ofSeconds(19));
    assertThat(movesOf(table, SECOND)).isEqualTo(1);
    pass(table, Duration.ofSeconds(1));
    assertThat(movesOf(table, SECOND)).isGreaterThan(1);
  }

  @Test
  void nobodyWaitsLongerThanATurnMayTake() {
    String table = withBot(new TimeControl.Live(15));
    var _ = attentive(table, ANNE);
    handOver(table);
    pass(table, Duration.ofSeconds(15));
    assertThat(movesOf(table, SECOND)).isGreaterThan(1);
  }

  @Test
  void aPageThatIsClosedIsNotWaitedFor() {
    String table = withBot(new TimeControl.None());
    Subscription page = attentive(table, ANNE);
    handOver(table);
    page.close();
    settle(table);
    assertThat(movesOf(table, SECOND)).isGreaterThan(1);
  }

  @Test
  void anAnswerTogetherWithOthersWaitsForNobody() {
    String table =
        room.open(
            "lanterns",
            new TimeControl.None(),
            true,
            new SeatPlan.Me(null),
            new SeatPlan.Bot("easy"));
    Subscription page = attentive(table, ANNE);
    room.done(table, ANNE, new Command.Start());
    settle(table);
    page.seen(0);
    assertThat(movesOf(table, SECOND)).isEqualTo(1);
  }

  private void pass(String table, Duration time) {
    room.clock.pass(time);
    room.tables.tick();
    settle(table);
  }
}
