package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static kraken.tables.live.Room.words;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import kraken.jackson.Json;
import kraken.tables.Person;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.told.Message;
import kraken.tables.told.ViewerTold;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A viewer who knows the view of a game is told only its changes. */
class ChangesTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private static ViewerTold viewer(Message message) {
    return Objects.requireNonNull(((Message.Step) message).play()).eyes().getFirst();
  }

  private static void tellsTheView(Message message) {
    assertThat(viewer(message).view()).isNotNull();
    assertThat(viewer(message).changes()).isNull();
  }

  private static void tells(Message message, String changes) {
    assertThat(viewer(message).view()).isNull();
    assertThat(viewer(message).changes()).hasToString(changes);
  }

  /** Checks that all messages together give the game as it is. */
  private void leadTo(String table, @Nullable Person viewer, List<Message> messages) {
    Beholder beholder = new Beholder();
    JsonNode known = Json.mapper().missingNode();
    for (Message message : messages) {
      JsonNode game = beholder.hear(message);
      known = game.isObject() ? game : known;
    }
    assertThat(known.path("eyes").path(0).path("view"))
        .isEqualTo(Json.mapper().readTree(room.view(table, viewer)));
  }

  @Test
  void afterTheWholeTableStepsTellWhatChanges() {
    String table = room.bidden();
    List<Message> messages = room.watch(table, CARA, -1);
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    room.play(table, ANNE, FIRST, new Move.Mark(2));
    assertThat(messages).hasSize(3);
    tells(messages.get(1), "{\"/marks/0\":1}");
    tells(messages.get(2), "{\"/marks/0\":2}");
    leadTo(table, CARA, messages);
  }

  @Test
  void atTheStartTheViewIsTold() {
    String table = room.openForTwo();
    List<Message> messages = room.watch(table, CARA, -1);
    room.done(table, BEN, new Command.Sit(SECOND, null));
    room.done(table, ANNE, new Command.Start());
    tellsTheView(messages.getLast());
    leadTo(table, CARA, messages);
  }

  @Test
  void whoComesBackIsToldTheViewOnce() {
    String table = room.bidden();
    long after = room.number(table, CARA);
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    List<Message> late = room.watch(table, CARA, after);
    List<Message> intime = room.watch(table, null, room.number(table, null));
    room.play(table, ANNE, FIRST, new Move.Mark(2));
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    tellsTheView(late.get(0));
    tells(late.get(1), "{\"/marks/0\":2}");
    tellsTheView(intime.get(0));
    tells(intime.get(1), "{\"/marks/0\":1}");
    leadTo(table, CARA, late);
    leadTo(table, null, intime);
  }

  @Test
  void whatIsSaidInBetweenChangesNothing() {
    String table = room.bidden();
    List<Message> messages = room.watch(table, CARA, -1);
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    room.done(table, BEN, words(SECOND, "nice"));
    room.play(table, ANNE, FIRST, new Move.Mark(2));
    tells(messages.getLast(), "{\"/marks/0\":2}");
  }

  @Test
  void whatIsTakenBackIsAChangeToo() {
    String table = room.bidden();
    List<Message> messages = room.watch(table, BEN, -1);
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    room.done(table, ANNE, new Command.TakeBack(FIRST));
    tells(messages.getLast(), "{\"/marks/0\":0}");
    leadTo(table, BEN, messages);
  }

  @Test
  void whoCouldNotKnowOfAnAnswerLearnsAllAtOnce() {
    String table = room.dealt();
    List<Message> anne = room.watch(table, ANNE, -1);
    List<Message> watcher = room.watch(table, null, -1);
    room.play(table, BEN, SECOND, new Move.Bid(2));
    assertThat(anne).hasSize(1);
    assertThat(watcher).hasSize(1);
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    assertThat(anne).hasSize(2);
    leadTo(table, ANNE, anne);
    leadTo(table, null, watcher);
  }
}
