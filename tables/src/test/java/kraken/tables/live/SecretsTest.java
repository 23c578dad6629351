package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static kraken.tables.live.Room.FIRST;
import static kraken.tables.live.Room.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import kraken.jackson.Json;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Fact;
import kraken.tables.told.Message;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** No viewer is sent a byte of what the viewer may not know. */
class SecretsTest {

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  private static String text(List<Message> messages) {
    StringBuilder text = new StringBuilder();
    messages.forEach(message -> text.append(Json.write(message, Message.class)).append('\n'));
    return text.toString();
  }

  /** The cards of Lanterns, as the digits that would give them away. */
  private List<String> cards(String table) {
    for (Fact fact : room.log(table)) {
      if (fact instanceof Fact.Drawn(var _, var numbers)) {
        return IntStream.of(numbers.toArray())
            .mapToObj(number -> Integer.toString(number + 100_000))
            .toList();
      }
    }
    throw new AssertionError("nothing was drawn");
  }

  @Test
  void aCardIsSentToItsSeatOnly() {
    String table = room.openForTwo();
    room.done(table, BEN, new Command.Sit(SECOND, null));
    List<Message> anne = room.watch(table, ANNE, -1);
    List<Message> ben = room.watch(table, BEN, -1);
    List<Message> cara = room.watch(table, CARA, -1);
    room.done(table, ANNE, new Command.Start());
    room.play(table, ANNE, FIRST, new Move.Bid(1));
    room.play(table, BEN, SECOND, new Move.Bid(2));
    room.play(table, ANNE, FIRST, new Move.Mark(1));
    room.done(table, ANNE, new Command.TakeBack(FIRST));
    room.play(table, ANNE, FIRST, new Move.Done());
    List<String> cards = cards(table);
    assertThat(text(anne)).contains(cards.get(0)).doesNotContain(cards.get(1), cards.get(2));
    assertThat(text(ben)).contains(cards.get(1)).doesNotContain(cards.get(0), cards.get(2));
    assertThat(text(cara)).doesNotContain(cards);
    assertThat(text(room.watch(table, CARA, -1))).doesNotContain(cards);
    assertThat(text(room.watch(table, CARA, 1))).doesNotContain(cards);
    assertThat(text(anne) + text(ben) + text(cara))
        .doesNotContain("\"Drawn\"", room.journal.secret(table));
  }

  @Test
  void whatIsShownInSecretIsSentToThatSeatOnly() {
    String table = room.bidden();
    List<Message> anne = room.watch(table, ANNE, -1);
    List<Message> cara = room.watch(table, CARA, -1);
    room.play(table, ANNE, FIRST, new Move.Peek());
    assertThat(text(anne)).contains(cards(table).get(1), "Peeked");
    assertThat(text(cara)).doesNotContain(cards(table)).doesNotContain("Peeked");
  }

  @Test
  void aBidIsSentToNobodyElseBeforeTheLast() {
    String table = room.dealt();
    List<Message> ben = room.watch(table, BEN, -1);
    room.play(table, ANNE, FIRST, new Move.Bid(2));
    assertThat(text(ben)).contains("\"bids\":[-1,-1]").doesNotContain("[2,-1]");
  }

  @Test
  void numbersAndTheSecretOfTheLuckStayInTheLogUntilTheEnd() throws Exception {
    String table =
        room.open(
            "attack",
            new TimeControl.None(),
            true,
            new SeatPlan.Bot("easy"),
            new SeatPlan.Bot("easy"));
    List<Message> messages = room.watch(table, CARA, -1);
    String secret = room.journal.secret(table);
    room.done(table, ANNE, new Command.Start());
    Eventually.that(() -> text(messages).contains("Finished"));
    String text = text(messages);
    assertThat(text).doesNotContain("\"type\":\"Drawn\"", "\"numbers\"");
    String last = text(messages.subList(messages.size() - 1, messages.size()));
    assertThat(last).contains(secret);
    assertThat(text.substring(0, text.length() - last.length())).doesNotContain(secret);
  }
}
