package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kraken.jackson.Json;
import kraken.tables.Person;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import kraken.tables.told.StoryTold;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A story tells a viewer again what the viewer was told, and nothing else. */
class StoryTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private StoryTold story(String table, @Nullable Person viewer) {
    return room.tables.story(table, viewer).orElseThrow();
  }

  private List<String> told(String table, @Nullable Person viewer) {
    return story(table, viewer).happenings().stream().map(StoryTest::text).toList();
  }

  private static List<String> happenings(List<Message> messages) {
    List<String> texts = new ArrayList<>();
    for (Message message : messages) {
      if (message instanceof Message.Step(long _, List<Happening> happenings, var _)) {
        happenings.forEach(happening -> texts.add(text(happening)));
      }
    }
    return texts;
  }

  private static String text(Happening happening) {
    return Json.write(happening, Happening.class);
  }

  private void playUntilTheEnd(String table) {
    room.done(table, BEN, new Command.Sit(SECOND, null));
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
  }

  @Test
  void afterwardsEachIsToldExactlyWhatEachWasToldLive() {
    String table = room.openForTwo();
    List<String> opening = told(table, CARA);
    List<List<Message>> live = new ArrayList<>();
    List<@Nullable Person> viewers = new ArrayList<>(List.of(ANNE, BEN, CARA));
    viewers.add(null);
    viewers.forEach(viewer -> live.add(room.watch(table, viewer, -1)));
    playUntilTheEnd(table);
    for (int i = 0; i < viewers.size(); i++) {
      List<String> told = told(table, viewers.get(i));
      assertThat(told.subList(opening.size(), told.size())).isEqualTo(happenings(live.get(i)));
    }
    assertThat(told(table, ANNE)).isNotEqualTo(told(table, BEN)).isNotEqualTo(told(table, CARA));
  }

  @Test
  void theSameWhileAnswersAreSecret() {
    String table = room.openForTwo();
    room.done(table, BEN, new Command.Sit(SECOND, null));
    List<String> before = told(table, BEN);
    List<Message> ben = room.watch(table, BEN, -1);
    room.done(table, ANNE, new Command.Start());
    long number = story(table, BEN).number();
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    assertThat(story(table, BEN).number()).isEqualTo(number).isEqualTo(room.number(table, BEN));
    assertThat(story(table, ANNE).number()).isGreaterThan(number);
    List<String> told = told(table, BEN);
    assertThat(told.subList(before.size(), told.size())).isEqualTo(happenings(ben));
  }

  @Test
  void nobodyIsToldWhatWasDealtOrShownToAnother() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Peek());
    assertThat(String.join("", told(table, ANNE))).contains("Dealt", "Peeked");
    assertThat(String.join("", told(table, BEN))).contains("Dealt").doesNotContain("Peeked");
    assertThat(String.join("", told(table, CARA))).doesNotContain("Dealt", "Peeked");
    assertThat(told(table, null)).isEqualTo(told(table, CARA));
  }

  @Test
  void whatOnlyASeatWasToldStaysWithItsHolderOfThatTime() {
    String table = room.bidden();
    room.play(table, ANNE, FIRST, new Move.Peek());
    room.watch(table, CARA, -1);
    room.done(table, ANNE, new Command.HandOver(FIRST, CARA.id()));
    assertThat(String.join("", told(table, CARA))).doesNotContain("Peeked");
    assertThat(String.join("", told(table, ANNE))).contains("Peeked");
  }

  @Test
  void itSurvivesARestart() {
    String table = room.over();
    List<String> told = told(table, ANNE);
    try (Room next = room.next()) {
      assertThat(
              next.tables.story(table, ANNE).orElseThrow().happenings().stream()
                  .map(StoryTest::text))
          .isEqualTo(told);
    }
  }

  @Test
  void thereIsNoneOfATableThatDoesNotExist() {
    room.open(
        "lanterns", new TimeControl.None(), false, new SeatPlan.Me(null), new SeatPlan.Open());
    assertThat(room.tables.story("nowhere", ANNE)).isEmpty();
  }
}
