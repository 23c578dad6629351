package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kraken.jackson.Json;
import kraken.kit.Seat;
import kraken.tables.Opening;
import kraken.tables.Person;
import kraken.tables.SeatPlan;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.OpenReply;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.log.Fact;
import kraken.tables.told.TableTold;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningTest {

  private static final SeatPlan[] TWO_CHAIRS = {new SeatPlan.Me(null), new SeatPlan.Open()};

  private final Room room = new Room();

  @AfterEach
  void close() {
    room.close();
  }

  @Test
  void aTableOpensWithTheSeatsThatWereAskedFor() {
    String id =
        room.open(
            "attack",
            new TimeControl.Live(60),
            false,
            new SeatPlan.Me("Captain"),
            new SeatPlan.Here("Mate"),
            new SeatPlan.Bot("easy"),
            new SeatPlan.Open());
    TableTold table = room.told(id, ANNE);
    assertThat(id).matches("[a-z2-7]{26}");
    assertThat(table.stage()).isEqualTo(Stage.GATHERING);
    assertThat(table.luck().hash()).matches("[0-9a-f]{64}");
    assertThat(table.luck().secret()).isNull();
    assertThat(table.seats())
        .extracting("sitter", "yours")
        .containsExactly(
            seat(new Sitter.Human(new Person("anne", "Captain")), true),
            seat(new Sitter.Human(new Person("anne", "Mate", 0)), true),
            seat(new Sitter.Machine("easy"), false),
            seat(new Sitter.Nobody(), false));
  }

  @Test
  void everybodyAtOneScreenHasAFaceOfTheirOwn() {
    String id =
        room.open(
            "attack",
            new TimeControl.None(),
            false,
            new SeatPlan.Me(null),
            new SeatPlan.Here("Mia", 7),
            new SeatPlan.Here("Tom", 7));
    assertThat(room.told(id, ANNE).seats())
        .extracting("sitter")
        .containsExactly(
            new Sitter.Human(ANNE),
            new Sitter.Human(new Person("anne", "Mia", 7)),
            new Sitter.Human(new Person("anne", "Tom", 8)));
    unfit("bad-portrait", "attack", Map.of(), new TimeControl.None(), new SeatPlan.Here("Mia", 12));
  }

  private static Tuple seat(Sitter sitter, boolean yours) {
    return tuple(sitter, yours);
  }

  @Test
  void optionsLeftOpenAreFilledIn() {
    String id = room.open("attack", new TimeControl.None(), true, new SeatPlan.Me(null));
    assertThat(room.told(id, null).options()).isNotEmpty();
  }

  @Test
  void whatCannotBeIsRefusedWithASentence() {
    TimeControl none = new TimeControl.None();
    SeatPlan me = new SeatPlan.Me(null);
    unfit("no-such-game", "chess", Map.of(), none, me);
    unfit("unfit", "attack", Map.of("sails", "red"), none, me);
    unfit("unfit", "lanterns", Map.of(), none, me);
    unfit("unfit", "attack", Map.of(), new TimeControl.Live(1), me);
    unfit("unfit", "attack", Map.of(), new TimeControl.Slow(100_000), me);
    unfit("bad-name", "attack", Map.of(), none, new SeatPlan.Here(" "));
    unfit("bad-name", "attack", Map.of(), none, new SeatPlan.Me("x".repeat(25)));
    unfit("no-such-bot", "attack", Map.of(), none, new SeatPlan.Bot("genius"));
    unfit("no-such-bot", "attack", Map.of(), none, new SeatPlan.Bot("random"));
    unfit("no-such-bot", "attack", Map.of(), none, new SeatPlan.Bot("greedy"));
  }

  private void unfit(
      String code, String game, Map<String, String> options, TimeControl clock, SeatPlan... plans) {
    Opening opening = new Opening(game, plans.length, options, true, clock, null, List.of(plans));
    assertThat(room.tables.open(opening, ANNE).join())
        .isInstanceOfSatisfying(
            OpenReply.Unfit.class,
            unfit -> {
              assertThat(unfit.code()).isEqualTo(code);
              assertThat(unfit.sentence()).endsWith(".");
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 2, 61})
  void aWindowOfAnotherLengthIsRefusedByName(int seconds) {
    Opening opening =
        new Opening(
            "attack",
            1,
            Map.of(),
            true,
            new TimeControl.None(),
            seconds,
            List.of(new SeatPlan.Me(null)));
    assertThat(room.tables.open(opening, ANNE).join())
        .isEqualTo(
            new OpenReply.Unfit(
                "unfit", "A window has 3 to 60 seconds, or none; not " + seconds + "."));
  }

  @Test
  void aTableTellsHowLongItsWindowsAre() {
    String without = room.open("nightwatch", new TimeControl.None(), true, TWO_CHAIRS);
    String with = room.open("nightwatch", new TimeControl.None(), 60, true, TWO_CHAIRS);
    assertThat(room.told(without, null).window()).isNull();
    assertThat(room.told(with, null).window()).isEqualTo(60);
  }

  @Test
  void aLogFromBeforeThereWereLengthsIsReadAndWrittenAsItWas() {
    String old =
        """
        {"type":"Opened","game":"attack","players":1,"options":{},"listed":true,\
        "clock":{"type":"None"},"host":{"id":"anne","name":"Anne"},"luckHash":"x"}\
        """;
    Fact fact = Json.read(old, Fact.class);
    assertThat(((Fact.Opened) fact).window()).isNull();
    assertThat(Json.write(fact, Fact.class)).isEqualTo(old);
  }

  @Test
  void theNumberOfSeatsMustBeTheNumberOfPlayers() {
    Opening opening =
        new Opening(
            "attack",
            2,
            Map.of(),
            true,
            new TimeControl.None(),
            null,
            Collections.nCopies(3, new SeatPlan.Open()));
    assertThat(room.tables.open(opening, ANNE).join()).isInstanceOf(OpenReply.Unfit.class);
  }

  @Test
  void anUnknownTableIsToldOfKindly() {
    Request start = new Request("1", 0, new Command.Start());
    assertThat(room.tables.ask("nowhere", ANNE, start).join())
        .isEqualTo(new Reply.Refused("1", "no-such-table", "", "There is no such table.", 0));
    assertThat(room.tables.told("nowhere", ANNE)).isEqualTo(Optional.empty());
    assertThat(room.tables.watch("nowhere", ANNE, -1, _ -> {})).isEmpty();
    assertThat(room.tables.finishedGames().export("nowhere")).isEmpty();
    assertThat(room.tables.inMemory()).isZero();
  }

  @Test
  void namesLoseWhatCouldDisturbThePage() {
    String id =
        room.open("attack", new TimeControl.None(), true, new SeatPlan.Me(" Ca\u202Ept\nain "));
    assertThat(room.told(id, null).seats().get(Seat.of(0).index()).sitter())
        .isEqualTo(new Sitter.Human(new Person("anne", "Capt ain")));
  }
}
