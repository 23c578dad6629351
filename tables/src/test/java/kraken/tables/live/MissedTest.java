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
import kraken.tables.Person;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.told.Message;
import kraken.tables.told.MissedTold;
import kraken.tables.told.TableTold;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Whoever comes back is told the steps that the viewer would have been told live, and no others.
 */
class MissedTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private MissedTold missed(String table, @Nullable Person viewer, long after) {
    return room.tables.missed(table, viewer, after).orElseThrow();
  }

  private List<String> told(String table, @Nullable Person viewer, long after) {
    return texts(missed(table, viewer, after).steps());
  }

  private static List<String> texts(List<? extends Message> messages) {
    return messages.stream()
        .filter(message -> message instanceof Message.Step)
        .map(message -> Json.write(message, Message.class))
        .toList();
  }

  @Test
  void eachIsToldExactlyTheStepsThatCameLive() {
    String table = room.openForTwo();
    room.done(table, BEN, new Command.Sit(SECOND, null));
    long before = room.number(table, ANNE);
    List<List<Message>> live = new ArrayList<>();
    List<@Nullable Person> viewers = new ArrayList<>(List.of(ANNE, BEN, CARA));
    viewers.add(null);
    viewers.forEach(viewer -> live.add(room.watch(table, viewer, -1)));
    room.done(table, ANNE, new Command.Start());
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    room.done(table, CARA, Room.words(null, "Ahoy"));
    room.play(table, BEN, SECOND, new Move.Bid(2));
    room.play(table, ANNE, FIRST, new Move.Peek());
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    room.done(table, ANNE, new Command.TakeBack(FIRST));
    room.play(table, ANNE, FIRST, new Move.Turn());
    room.play(table, ANNE, FIRST, new Move.Done());
    room.play(table, BEN, SECOND, new Move.Done());
    for (int i = 0; i < viewers.size(); i++) {
      assertThat(told(table, viewers.get(i), before)).isEqualTo(texts(live.get(i))).isNotEmpty();
    }
    assertThat(told(table, ANNE, before)).isNotEqualTo(told(table, BEN, before));
  }

  @Test
  void itBeginsWithTheTableAsItWasSeen() {
    String table = room.bidden();
    String then = Json.write(room.told(table, ANNE), TableTold.class);
    long number = room.number(table, ANNE);
    room.play(table, ANNE, FIRST, new Move.Peek());
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    MissedTold missed = missed(table, ANNE, number);
    assertThat(Json.write(missed.table(), TableTold.class)).isEqualTo(then);
    assertThat(missed.steps()).hasSize(2);
    assertThat(missed(table, ANNE, room.number(table, ANNE)).steps()).isEmpty();
  }

  @Test
  void nobodyIsToldOfSecretAnswers() {
    String table = room.dealt();
    long number = room.number(table, BEN);
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    assertThat(missed(table, BEN, number).steps()).isEmpty();
    assertThat(missed(table, CARA, number).steps()).isEmpty();
    assertThat(missed(table, ANNE, number).steps()).hasSize(1);
  }

  @Test
  void whoWasSilentInAWindowIsNotToldWhetherOthersWere() {
    try (Room watch = Rooms.withPromptBots()) {
      String table =
          watch.open(
              "nightwatch",
              new TimeControl.None(),
              8,
              true,
              new SeatPlan.Me(null),
              new SeatPlan.Open());
      watch.done(table, BEN, new Command.Sit(SECOND, null));
      watch.done(table, ANNE, new Command.Start());
      long number = watch.number(table, ANNE);
      List<Message> live = watch.watch(table, ANNE, -1);
      watch.clock.pass(Duration.ofSeconds(8));
      watch.tables.tick();
      watch.settle(table);
      List<Message.Step> steps = watch.tables.missed(table, ANNE, number).orElseThrow().steps();
      assertThat(texts(steps)).hasSize(1).isEqualTo(texts(live));
    }
  }

  @Test
  void whoTakesOverASeatSeesWhatCameBeforeAsAWatcher() {
    String table = room.bidden();
    long number = room.number(table, CARA);
    room.play(table, ANNE, FIRST, new Move.Peek());
    room.watch(table, CARA, -1);
    room.done(table, ANNE, new Command.HandOver(FIRST, CARA.id()));
    List<Message.Step> steps = missed(table, CARA, number).steps();
    assertThat(steps).hasSize(2);
    assertThat(texts(List.of(steps.getFirst()))).asString().doesNotContain("Peeked");
    var before = steps.getFirst().play();
    var since = steps.getLast().play();
    assertThat(before).isNotNull();
    assertThat(before.eyes().getFirst().seat()).isNull();
    assertThat(since).isNotNull();
    assertThat(since.eyes().getFirst().seat()).isEqualTo(FIRST);
    assertThat(since.eyes().getFirst().view()).as("whole, not as changes").isNotNull();
  }

  @Test
  void onlyTheEndOfALongAbsenceIsTold() {
    String table = room.bidden();
    long number = room.number(table, ANNE);
    for (int i = 0; i < 130; i++) {
      room.clock.pass(Duration.ofMinutes(1));
      room.done(table, ANNE, Room.words(FIRST, "Word " + i));
    }
    MissedTold missed = missed(table, ANNE, number);
    assertThat(missed.steps()).hasSize(120);
    assertThat(missed.table().number()).isEqualTo(room.number(table, ANNE) - 120);
  }

  @Test
  void thereIsNoneOfATableThatDoesNotExist() {
    assertThat(room.tables.missed("nowhere", ANNE, 1)).isEmpty();
  }
}
