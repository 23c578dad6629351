package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kraken.jackson.Json;
import kraken.kit.Seat;
import kraken.tables.Opening;
import kraken.tables.Person;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.OpenReply;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import kraken.tables.told.TableTold;
import kraken.tables.told.ViewerTold;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AdviceTest {

  private static final SeatPlan ME = new SeatPlan.Me(null);
  private static final SeatPlan OPEN = new SeatPlan.Open();

  private final Room room = Rooms.withPromptBots();

  @AfterEach
  void close() {
    room.close();
  }

  private String open(String game, @Nullable Boolean advice, SeatPlan... plans) {
    Opening opening =
        new Opening(
            game,
            plans.length,
            Map.of(),
            true,
            new TimeControl.None(),
            null,
            advice,
            List.of(plans));
    return ((OpenReply.Ready) room.tables.open(opening, ANNE).join()).table();
  }

  /** Anne and Ben at lanterns, about to bid in secret. */
  private String dealt(@Nullable Boolean advice) {
    String table = open("lanterns", advice, ME, OPEN);
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, ANNE, new Command.Start());
    return table;
  }

  private Reply.Advised advised(String table, Person person, Seat seat) {
    Reply reply = room.ask(table, person, new Command.AskAdvice(seat));
    assertThat(reply).isInstanceOf(Reply.Advised.class);
    return (Reply.Advised) reply;
  }

  private long counted(String table) {
    return room.log(table).stream().filter(Fact.Advised.class::isInstance).count();
  }

  private ViewerTold alone(String table) {
    room.done(table, ANNE, new Command.Start());
    return room.viewerTold(table, ANNE);
  }

  @Test
  void whoPlaysAloneWithBotsIsToldWhatABotWouldDo() {
    String table = open("rage", null, ME, new SeatPlan.Bot("easy"));
    ViewerTold viewer = alone(table);
    assertThat(viewer.mayAskAdvice()).isTrue();

    Reply.Advised advice = advised(table, ANNE, FIRST);

    assertThat(advice.lines()).hasSizeBetween(1, 3);
    assertThat(advice.lines())
        .allSatisfy(line -> {
          assertThat(viewer.moves()).contains(line.moves().getFirst());
          assertThat(line.percent()).isBetween(0, 100);
        });
    assertThat(counted(table)).isEqualTo(1);
  }

  @Test
  void theSameQuestionCountsOnceAndHasTheSameAnswer() {
    String table = open("attack", null, ME, new SeatPlan.Bot("easy"));
    var _ = alone(table);
    Request request = new Request("again", room.number(table, ANNE), new Command.AskAdvice(FIRST));

    Reply first = room.ask(table, ANNE, request);

    assertThat(room.ask(table, ANNE, request)).isEqualTo(first);
    assertThat(advised(table, ANNE, FIRST).lines()).isEqualTo(((Reply.Advised) first).lines());
    try (Room next = room.next()) {
      assertThat(next.ask(table, ANNE, request)).isEqualTo(first);
    }
    assertThat(counted(table)).isEqualTo(1);
  }

  @Test
  void peopleWhoPlayAgainstEachOtherAreNotAdvisedUnlessTheTableSaysSo() {
    String usual = dealt(null);
    assertThat(room.viewerTold(usual, ANNE).mayAskAdvice()).isFalse();
    room.refused("no-advice", usual, ANNE, new Command.AskAdvice(FIRST));

    assertThat(room.viewerTold(dealt(true), ANNE).mayAskAdvice()).isTrue();
  }

  @Test
  void peopleWhoPlayTogetherAreAdvisedUnlessTheTableForbidsIt() {
    String usual = open("attack", null, ME, new SeatPlan.Here("Oma"));
    assertThat(alone(usual).mayAskAdvice()).isTrue();

    String without = open("attack", false, ME, new SeatPlan.Here("Oma"));
    assertThat(alone(without).mayAskAdvice()).isFalse();
    assertThat(room.told(without, ANNE).advice()).isFalse();
    room.refused("no-advice", without, ANNE, new Command.AskAdvice(FIRST));
  }

  @Test
  void adviceIsForADecisionOfOnesOwn() {
    String table = dealt(true);
    room.refused("not-your-seat", table, ANNE, new Command.AskAdvice(SECOND));
    room.refused("not-your-seat", table, CARA, new Command.AskAdvice(FIRST));
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    room.refused("nothing-to-decide", table, ANNE, new Command.AskAdvice(FIRST));
    room.play(table, BEN, SECOND, new Move.Bid(2));
    room.refused("nothing-to-decide", table, BEN, new Command.AskAdvice(SECOND));
  }

  @Test
  void nobodyElseNoticesAQuestionBeforeTheEnd() {
    List<String> silent = toldWhile(false);

    assertThat(toldWhile(true)).isEqualTo(silent);
    assertThat(silent).isNotEmpty();
  }

  /** What Ben and a watcher are told until the game is almost over, while Anne asks or does not. */
  private List<String> toldWhile(boolean anneAsks) {
    String table = dealt(true);
    List<Message> ben = room.watch(table, BEN, room.number(table, BEN));
    List<Message> watcher = room.watch(table, null, room.number(table, null));
    List<Reply> replies = new ArrayList<>();
    ask(table, anneAsks);
    replies.add(bens(table, new Move.Bid(2)));
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    ask(table, anneAsks);
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    ask(table, anneAsks);
    room.play(table, ANNE, FIRST, new Move.Done());
    replies.add(bens(table, new Move.Mark(1)));
    assertThat(counted(table)).isEqualTo(anneAsks ? 3 : 0);
    List<String> told = new ArrayList<>();
    replies.forEach(reply -> told.add(Json.write(reply, Reply.class)));
    ben.forEach(message -> told.add(Json.write(message, Message.class)));
    watcher.forEach(message -> told.add(Json.write(message, Message.class)));
    told.add("whole " + room.number(table, BEN) + " " + room.number(table, null));
    return told.stream().map(line -> line.replaceAll("\\d{6}", "card")).toList();
  }

  private void ask(String table, boolean anneAsks) {
    if (anneAsks) {
      assertThat(advised(table, ANNE, FIRST).lines()).isNotEmpty();
    }
  }

  private Reply bens(String table, Move move) {
    Command command = Room.played(SECOND, move);
    return room.ask(table, BEN, new Request(move.toString(), room.number(table, BEN), command));
  }

  @Test
  void allAreToldAtTheEndHowOftenEachHasAsked() {
    String table = dealt(true);
    List<Message> ben = room.watch(table, BEN, -1);
    var _ = advised(table, ANNE, FIRST);
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    var _ = advised(table, BEN, SECOND);
    room.play(table, BEN, SECOND, new Move.Bid(2));
    var _ = advised(table, ANNE, FIRST);
    room.play(table, ANNE, FIRST, new Move.Done());
    assertThat(room.told(table, BEN).asked()).isEmpty();
    long before = room.number(table, BEN);

    room.play(table, BEN, SECOND, new Move.Done());

    assertThat(room.told(table, BEN).asked()).containsExactly(2, 1);
    assertThat(ben.getLast())
        .isInstanceOfSatisfying(
            Message.Step.class,
            step ->
                assertThat(step.happenings())
                    .anySatisfy(told ->
                        assertThat(told)
                            .isInstanceOfSatisfying(
                                Happening.Finished.class,
                                end -> assertThat(end.asked()).containsExactly(2, 1))));
    assertThat(room.watch(table, BEN, before).getFirst()).isInstanceOf(Message.Whole.class);
    assertThat(room.tables.finishedGames().export(table)).isPresent();
    try (Room next = room.next()) {
      TableTold told = next.told(table, null);
      assertThat(told.asked()).containsExactly(2, 1);
      assertThat(told.number()).isEqualTo(room.log(table).size());
    }
  }
}
