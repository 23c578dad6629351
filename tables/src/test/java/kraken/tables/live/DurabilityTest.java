package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static kraken.tables.live.Room.played;
import static kraken.tables.live.Room.words;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import kraken.tables.Opening;
import kraken.tables.SeatPlan;
import kraken.tables.Sitter;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.told.Message;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DurabilityTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  @Test
  void nobodyHearsOfAnythingBeforeItIsDurable() throws Exception {
    String table = room.bidden();
    List<Message> messages = room.watch(table, BEN, room.number(table, BEN));
    room.journal.hold();
    CompletableFuture<Reply> answer =
        room.tables.ask(table, ANNE, new Request("a", 99, played(FIRST, new Move.Mark(1))));
    Eventually.that(room.journal::isHolding);
    assertThat(answer).isNotDone();
    assertThat(messages).isEmpty();
    assertThat(room.view(table, BEN)).contains("\"marks\":[0,0]");
    room.journal.release();
    assertThat(answer.join()).isInstanceOf(Reply.Done.class);
    assertThat(messages).hasSize(1);
  }

  @Test
  void commandsWaitForEachOtherAndKeepTheirOrder() {
    String table = room.openForTwo();
    room.journal.hold();
    List<CompletableFuture<Reply>> answers =
        IntStream.range(0, 20)
            .mapToObj(i -> new Request("s" + i, 99, words(FIRST, "line " + i)))
            .map(request -> room.tables.ask(table, ANNE, request))
            .toList();
    room.journal.release();
    List<Long> numbers =
        answers.stream().map(answer -> ((Reply.Done) answer.join()).number()).toList();
    assertThat(numbers).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void whatCouldNotBeWrittenHasNotHappened() {
    String table = room.bidden();
    room.journal.loseNext(1);
    Command mark = played(FIRST, new Move.Mark(1));
    room.refused("not-stored", table, ANNE, mark);
    room.done(table, ANNE, mark);
  }

  @Test
  void whatWasWrittenThoughTheJournalSaidNoHasHappened() {
    String table = room.bidden();
    List<Message> messages = room.watch(table, BEN, room.number(table, BEN));
    room.journal.lieAboutNext(1);
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    assertThat(messages).hasSize(1);
    room.play(table, ANNE, FIRST, new Move.Mark(2));
  }

  @Test
  void whereAnotherWriterWasFasterItsEntriesAreTakenAndTheCommandIsTriedOnThem() {
    String table = room.bidden();
    List<Message> messages = room.watch(table, BEN, room.number(table, BEN));
    try (Room other = room.next()) {
      other.play(table, ANNE, FIRST, new Move.Mark(1));
    }
    room.done(table, BEN, words(SECOND, "said on what the other wrote"));
    assertThat(messages).hasSize(2);
  }

  @Test
  void aTableOpensOnlyIfItCanBeWritten() {
    room.journal.loseNext(1);
    assertThat(
            room.tables.open(
                new Opening(
                    "attack",
                    1,
                    Map.of(),
                    true,
                    new TimeControl.None(),
                    null,
                    List.of(new SeatPlan.Me(null))),
                ANNE))
        .isCompletedExceptionally();
  }

  @Test
  void aTableComesBackFromItsLogAsItWas() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Peek());
    room.play(table, ANNE, FIRST, new Move.Mark(2));
    room.done(table, BEN, words(SECOND, "hm"));
    try (Room later = room.next()) {
      for (var viewer : List.of(ANNE, BEN, CARA)) {
        assertThat(later.told(table, viewer)).isEqualTo(room.told(table, viewer));
      }
      later.done(table, ANNE, new Command.TakeBack(FIRST));
    }
  }

  @Test
  void tablesThatNobodyNeedsLeaveMemoryAndComeBack() throws Exception {
    String idle = room.bidden();
    String watched = room.bidden();
    room.watch(watched, CARA, -1);
    room.clock.pass(Duration.ofMinutes(10));
    room.onlySoManyStayInMemory(1);
    room.play(idle, ANNE, FIRST, new Move.Mark(1));
    assertThat(room.tables.inMemory()).isEqualTo(2);
  }

  @Test
  void tablesThatAreOverLeaveMemorySoonButNotWhileSomebodyWatches() throws Exception {
    String over = room.over();
    String watched = room.over();
    room.watch(watched, CARA, -1);
    room.clock.pass(Duration.ofMillis(199));
    room.tables.tick();
    assertThat(room.tables.inMemory()).isEqualTo(2);
    room.clock.pass(Duration.ofMillis(1));
    room.onlySoManyStayInMemory(1);
    assertThat(room.tables.told(over, ANNE)).isPresent();
  }

  /** Tables of release 0.1 have bots with other names. */
  @ParameterizedTest
  @ValueSource(strings = {"easy", "strong", "random", "greedy", "canny"})
  void botsGoOnAfterARestart(String level) throws Exception {
    String table = room.dealt();
    room.tables.close();
    List<Entry> log = room.journal.read(table, 0);
    long next = log.size() + 1L;
    Fact bot = new Fact.HandedOver(SECOND, new Sitter.Machine(level));
    room.journal.append(table, List.of(new Entry(next, 0, "", bot)), 0).join();
    try (Room later = room.next()) {
      later.tables.sweep();
      Eventually.that(() -> later.log(table).size() > next);
      assertThat(later.log(table)).last().isInstanceOf(Fact.Played.class);
    }
  }

  @Test
  void closingWaitsForWhatIsBeingWritten() {
    String table = room.openForTwo();
    room.journal.hold();
    CompletableFuture<Reply> answer =
        room.tables.ask(table, ANNE, new Request("a", 99, words(FIRST, "last words")));
    Thread.ofVirtual().start(room.journal::release);
    room.tables.close();
    assertThat(answer).isCompletedWithValueMatching(Reply.Done.class::isInstance);
  }

  @Test
  void whatIsDurableIsDoneThoughNoBotCanThinkAboutItAnyMore() {
    try (Room without = Rooms.withoutBots()) {
      String table =
          without.open(
              "lanterns",
              new TimeControl.None(),
              true,
              new SeatPlan.Me(null),
              new SeatPlan.Bot("easy"));
      without.done(table, ANNE, new Command.Start());
      assertThat(without.log(table)).hasAtLeastOneElementOfType(Fact.Started.class);
    }
  }

  @Test
  void whatIsBeingWrittenAtTheClosingIsDoneThoughABotIsNext() throws Exception {
    String table =
        room.open(
            "lanterns",
            new TimeControl.None(),
            true,
            new SeatPlan.Me(null),
            new SeatPlan.Bot("easy"));
    room.journal.hold();
    CompletableFuture<Reply> answer =
        room.tables.ask(table, ANNE, new Request("a", 99, new Command.Start()));
    Thread closing = Thread.ofVirtual().start(room.tables::close);
    Eventually.that(() -> isStopping(table) && isWaiting(closing));
    room.journal.release();
    closing.join();
    assertThat(answer).isCompletedWithValueMatching(Reply.Done.class::isInstance);
  }

  private static boolean isWaiting(Thread thread) {
    return EnumSet.of(Thread.State.WAITING, Thread.State.TIMED_WAITING).contains(thread.getState());
  }

  private boolean isStopping(String table) {
    return room.tables.ask(table, BEN, new Request("b", 99, new Command.Start())).getNow(null)
            instanceof Reply.Refused(String _, String code, String _, String _, long _)
        && code.equals(Reply.Refused.STOPPING);
  }

  @Test
  void requestsAfterTheClosingAreRefusedAtOnce() {
    String table = room.openForTwo();
    room.tables.close();
    assertThat(room.tables.ask(table, ANNE, new Request("late", 99, words(FIRST, "hello"))))
        .isCompletedWithValueMatching(Reply.Refused.class::isInstance);
    assertThat(room.tables.watch(table, ANNE, -1, _ -> {})).isPresent();
  }
}
