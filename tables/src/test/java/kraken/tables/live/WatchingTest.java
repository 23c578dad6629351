package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static kraken.tables.live.Room.played;
import static kraken.tables.live.Room.words;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import kraken.kit.Seats;
import kraken.kit.Turn;
import kraken.tables.Person;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.lanterns.Move;
import kraken.tables.told.EncodedMessage;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class WatchingTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private static List<Happening> news(Message message) {
    return ((Message.Step) message).happenings();
  }

  @Test
  void firstComesTheWholeAndThenEveryStep() {
    String table = room.openForTwo();
    List<Message> messages = room.watch(table, CARA, -1);
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, ANNE, new Command.Start());
    assertThat(messages).hasSize(3);
    assertThat(messages.getFirst()).isInstanceOf(Message.Whole.class);
    assertThat(news(messages.get(1))).hasOnlyElementsOfType(Happening.SeatChanged.class);
    assertThat(news(messages.get(2))).containsExactly(new Happening.Began());
    assertThat(((Message.Step) messages.get(2)).play()).isNotNull();
  }

  @Test
  void whoComesBackGetsWhatWasMissedInOneStep() {
    String table = room.bidden();
    long after = room.number(table, CARA);
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    room.done(table, BEN, words(SECOND, "nice"));
    room.play(table, ANNE, FIRST, new Move.Mark(2));
    List<Message> messages = room.watch(table, CARA, after);
    assertThat(messages).hasSize(1);
    assertThat(news(messages.getFirst())).hasSize(3);
    assertThat(((Message.Step) messages.getFirst()).number()).isEqualTo(room.number(table, CARA));
  }

  @Test
  void whoHasMissedNothingGetsNothing() {
    String table = room.bidden();
    assertThat(room.watch(table, ANNE, room.number(table, ANNE))).isEmpty();
  }

  @Test
  void whoHasMissedTooMuchGetsTheWhole() {
    String table = room.openForTwo();
    long after = room.number(table, ANNE);
    for (int i = 0; i < 70; i++) {
      room.done(table, ANNE, words(FIRST, "line"));
    }
    assertThat(room.watch(table, ANNE, after)).hasOnlyElementsOfType(Message.Whole.class);
    assertThat(room.watch(table, ANNE, 9999)).hasOnlyElementsOfType(Message.Whole.class);
  }

  @Test
  void whoStopsListeningHearsNothingMore() {
    String table = room.openForTwo();
    List<EncodedMessage> messages = new ArrayList<>();
    Subscription subscription = watch(table, ANNE, messages);
    subscription.close();
    subscription.close();
    room.done(table, ANNE, words(FIRST, "Anybody?"));
    assertThat(messages).hasSize(1);
  }

  private Subscription watch(String table, Person viewer, List<EncodedMessage> messages) {
    return room.tables.watch(table, viewer, -1, messages::add).orElseThrow();
  }

  @Test
  void equalPerspectivesAreToldTheSameBytes() {
    String table = room.openForTwo();
    List<EncodedMessage> one = new CopyOnWriteArrayList<>();
    List<EncodedMessage> other = new CopyOnWriteArrayList<>();
    watch(table, CARA, one);
    watch(table, CARA, other);
    room.done(table, ANNE, words(FIRST, "Ahoy!"));
    assertThat(one).hasSize(2);
    assertThat(one.getLast().json()).isSameAs(other.getLast().json());
  }

  @Test
  void aListenerRemovedWhileTheTableIsBusyDoesNotStay() {
    String table = room.openForTwo();
    room.journal.hold();
    CompletableFuture<Reply> answer =
        room.tables.ask(table, ANNE, new Request("a", 99, words(FIRST, "busy")));
    room.tables.watch(table, CARA, -1, _ -> {}).orElseThrow().close();
    room.journal.release();
    answer.join();
    room.done(table, ANNE, words(FIRST, "done"));
    assertThat(room.tables.people(table).orElseThrow()).containsExactly(ANNE);
  }

  @Test
  void aListenerThatFailsHarmsNobody() {
    String table = room.openForTwo();
    room.tables.watch(
        table,
        ANNE,
        room.number(table, ANNE),
        _ -> {
          throw new IllegalStateException("deaf");
        });
    List<Message> messages = room.watch(table, BEN, -1);
    room.done(table, ANNE, words(FIRST, "one"));
    room.done(table, ANNE, words(FIRST, "two"));
    assertThat(messages).hasSize(3);
  }

  @Test
  void anAnswerInSecretIsToldToItsOwnSeatOnly() {
    String table = room.dealt();
    List<Message> anne = room.watch(table, ANNE, room.number(table, ANNE));
    List<Message> ben = room.watch(table, BEN, room.number(table, BEN));
    List<Message> watcher = room.watch(table, null, room.number(table, null));
    room.play(table, ANNE, FIRST, new Move.Bid(2));
    assertThat(anne).hasSize(1);
    assertThat(ben).isEmpty();
    assertThat(watcher).isEmpty();
  }

  @Test
  void numbersDoNotTellThatSomebodyHasAnswered() {
    String silent = room.dealt();
    String answered = room.dealt();
    Reply first = room.ask(answered, ANNE, played(FIRST, new Move.Bid(2)));
    for (String table : List.of(silent, answered)) {
      room.done(table, CARA, words(null, "Well?"));
    }
    assertThat(((Reply.Done) first).number()).isEqualTo(room.number(silent, BEN));
    assertThat(room.number(answered, BEN)).isEqualTo(room.number(silent, BEN));
    assertThat(room.told(answered, BEN).talk().getLast().number())
        .isEqualTo(room.told(silent, BEN).talk().getLast().number());
    assertThat(room.number(answered, ANNE)).isEqualTo(room.number(silent, BEN) + 1);
  }

  @Test
  void whoComesBackIntoASecretTurnIsToldRightly() {
    String table = room.dealt();
    long before = room.number(table, BEN);
    room.play(table, ANNE, FIRST, new Move.Bid(2));
    assertThat(room.watch(table, BEN, before)).isEmpty();
    room.done(table, CARA, words(null, "Well?"));
    assertThat(room.watch(table, BEN, before)).hasSize(1);
    long during = room.number(table, BEN);
    room.play(table, BEN, SECOND, new Move.Bid(0));
    assertThat(room.watch(table, BEN, during)).hasOnlyElementsOfType(Message.Whole.class);
  }

  @Test
  void aViewerWhoGetsASeatIsToldTheWhole() {
    String table = room.bidden();
    List<Message> cara = room.watch(table, CARA, room.number(table, CARA));
    List<Message> ben = room.watch(table, BEN, room.number(table, BEN));
    room.done(table, ANNE, new Command.HandOver(FIRST, "cara"));
    assertThat(cara).hasOnlyElementsOfType(Message.Whole.class);
    assertThat(news(ben.getFirst())).hasOnlyElementsOfType(Happening.SeatChanged.class);
  }

  @Test
  void aViewerWithTwoSeatsIsToldForBoth() {
    String table = room.openForTwo();
    room.done(table, ANNE, new Command.Sit(SECOND, "Grandpa"));
    List<Message> messages = room.watch(table, ANNE, room.number(table, ANNE));
    room.done(table, ANNE, new Command.Start());
    assertThat(news(messages.getFirst())).filteredOn(Happening.InGame.class::isInstance).hasSize(2);
    room.play(table, ANNE, FIRST, new Move.Bid(0));
    assertThat(room.game(table, ANNE).turn())
        .isEqualTo(new Turn.Together(Seats.all(2), Seats.of(SECOND), false));
  }

  @Test
  void equalPerspectivesShareOneMessage() {
    String table = room.bidden();
    List<Message> cara = room.watch(table, CARA, room.number(table, CARA));
    List<Message> dan = room.watch(table, new Person("dan", "Dan"), room.number(table, CARA));
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    assertThat(cara.getFirst()).isSameAs(dan.getFirst());
  }
}
