package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import kraken.jackson.Json;
import kraken.json.JsonText;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Sitter;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.luck.SeaLuck;
import kraken.tables.luck.Secret;
import kraken.tables.nightwatch.Move;
import kraken.tables.told.EncodedMessage;
import kraken.tables.told.PlayTold;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Compares two games that differ only in the seat that holds the whistle: all other viewers must be
 * told the same bytes at the same times.
 */
class SilenceTest {

  private static final int PLAYERS = 3;

  /** What Anne and a watcher are told, and when, until the window is over. */
  private static List<String> night(int holder, @Nullable Integer window, Sitter last) {
    try (Room room = Rooms.withPromptBots()) {
      String table = opened(room, holder, window, last);
      room.done(table, ANNE, new Command.Start());
      List<String> messages = new ArrayList<>();
      room.tables.watch(table, ANNE, room.number(table, ANNE), note(room, "anne", messages));
      room.tables.watch(table, null, room.number(table, null), note(room, "watcher", messages));
      for (int second = 0; second <= 8; second++) {
        if (second == 2) {
          pass(room, table, BEN, 1);
        }
        if (second == 4) {
          messages.add(Json.write(pass(room, table, ANNE, 0), Reply.class));
        }
        messages.add(Json.write(room.game(table, ANNE), PlayTold.class));
        room.clock.pass(Duration.ofSeconds(1));
        room.tables.tick();
        room.ask(table, ANNE, new Command.Start()); // answered when all before it is done
      }
      return messages;
    }
  }

  private static Consumer<EncodedMessage> note(Room room, String who, List<String> messages) {
    return message -> messages.add(who + " " + room.clock.millis() + " " + message.json());
  }

  private static Reply pass(Room room, String table, Person who, int seat) {
    return room.ask(
        table,
        who,
        new Request(
            "pass " + seat,
            room.number(table, who),
            new Command.Play(
                Seat.of(seat), new JsonText(Json.write(new Move.Pass(), Move.class)))));
  }

  /** Opens a table whose luck gives the whistle to this seat. */
  private static String opened(Room room, int holder, @Nullable Integer window, Sitter last) {
    Secret secret = secretFor(holder);
    String table = "night";
    room.journal.keepSecret(table, secret.hex()).join();
    List<Fact> facts =
        List.of(
            new Fact.Opened(
                "nightwatch",
                PLAYERS,
                new TreeMap<>(),
                true,
                new TimeControl.None(),
                window,
                ANNE,
                secret.hash(),
                null,
                null),
            new Fact.Seated(Seat.of(0), new Sitter.Human(ANNE)),
            new Fact.Seated(Seat.of(1), new Sitter.Human(BEN)),
            new Fact.Seated(Seat.of(2), last));
    List<Entry> entries = new ArrayList<>();
    for (Fact fact : facts) {
      entries.add(new Entry(entries.size() + 1L, room.clock.millis(), "", fact));
    }
    room.journal.append(table, entries).join();
    return table;
  }

  private static Secret secretFor(int holder) {
    for (int i = 0; ; i++) {
      Secret secret = new Secret(String.format("%064x", i));
      if (SeaLuck.of(secret, new TreeMap<>()).draw(Numbers.of(PLAYERS)).numbers().at(0) == holder) {
        return secret;
      }
    }
  }

  @Test
  void inAWindowOfFixedLengthPeopleCannotBeToldApart() {
    Sitter cara = new Sitter.Human(CARA);
    List<String> ben = night(1, 8, cara);
    assertThat(ben).isEqualTo(night(2, 8, cara));
    assertThat(ben).anyMatch(line -> line.startsWith("watcher"));
  }

  @Test
  void norCanABotThatCouldActAndOneThatCouldNot() {
    Sitter bot = new Sitter.Machine("strong");
    assertThat(night(1, 8, bot)).isEqualTo(night(2, 8, bot));
  }

  @Test
  void withoutALengthAnAnswerShowsToNobodyBeforeTheLast() {
    Sitter cara = new Sitter.Human(CARA);
    assertThat(night(1, null, cara)).isEqualTo(night(2, null, cara));
  }
}
