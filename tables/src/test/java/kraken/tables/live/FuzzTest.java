package kraken.tables.live;

import static kraken.tables.live.Room.ANNE;
import static kraken.tables.live.Room.BEN;
import static kraken.tables.live.Room.CARA;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.LongStream;
import kraken.jackson.Json;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.log.Entry;
import kraken.tables.told.Message;
import kraken.tables.told.PlayTold;
import kraken.tables.told.TableTold;
import kraken.tables.told.ViewerTold;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Several people send random commands while the journal holds entries back, loses them, or writes
 * them and reports a failure.
 */
class FuzzTest {

  private static final List<Person> PEOPLE = List.of(ANNE, BEN, CARA);
  private static final int COMMANDS = 6_000;
  private static final int ENTRIES = 40;

  private final Room room = new Room();
  private final AtomicReference<@Nullable String> early = new AtomicReference<>();
  private final AtomicReference<@Nullable String> wrong = new AtomicReference<>();

  @ParameterizedTest
  @CsvSource({
    "lanterns, 1",
    "lanterns, 2",
    "lanterns, 3",
    "attack, 4",
    "attack, 5",
    "attack, 6",
    "nightwatch, 7"
  })
  void nothingBreaksAndNothingIsLost(String game, long seed) {
    Random random = new Random(seed);
    String table = room.open(game, new TimeControl.Live(60), true, plans());
    watch(table);
    List<CompletableFuture<Reply>> answers = new ArrayList<>();
    long began = System.nanoTime();
    for (int i = 0; i < COMMANDS || isShort(table, began); i++) {
      disturb(random);
      Person who = PEOPLE.get(random.nextInt(PEOPLE.size()));
      answers.add(room.tables.ask(table, who, request(table, who, random, i)));
      if (random.nextInt(3) == 0) {
        room.journal.release();
        Eventually.get(answers.getLast());
      }
    }
    room.journal.release();
    for (CompletableFuture<Reply> answer : answers) {
      acknowledged(table, Eventually.get(answer));
    }
    room.tables.close();
    assertThat(early.get()).isNull();
    assertThat(wrong.get()).isNull();
    comesBack(table);
  }

  /** Where a busy machine lets the bots think slowly, people send more commands meanwhile. */
  private boolean isShort(String table, long began) {
    return room.journal.read(table, 0).size() <= ENTRIES
        && System.nanoTime() - began < Eventually.PATIENCE.toNanos();
  }

  private static SeatPlan[] plans() {
    return new SeatPlan[] {new SeatPlan.Me(null), new SeatPlan.Open(), new SeatPlan.Bot("easy")};
  }

  /** Checks that every message that goes out is about entries in the log. */
  private void watch(String table) {
    for (Person person : PEOPLE) {
      watch(table, person);
    }
    watch(table, null);
  }

  private void watch(String table, @Nullable Person viewer) {
    Beholder beholder = new Beholder();
    room.tables.watch(
        table,
        viewer,
        -1,
        told -> {
          check(table, told.message());
          knowsTheGame(room.told(table, viewer), beholder.hear(told.message()));
        });
  }

  /** Checks that the messages together give the game as the table would tell it now. */
  private void knowsTheGame(TableTold told, JsonNode known) {
    JsonNode due = Json.mapper().readTree(Json.write(told, TableTold.class)).get("play");
    if (known.isObject() && !known.equals(due)) {
      wrong.set(known + " instead of " + due);
    }
  }

  private void check(String table, Message message) {
    long number =
        switch (message) {
          case Message.Whole(TableTold told) -> told.number();
          case Message.Step step -> step.number();
          case Message.Attendance _, Message.Answered _ -> 0;
        };
    if (number > room.journal.read(table, 0).size()) {
      early.set(message.toString());
    }
  }

  private void disturb(Random random) {
    switch (random.nextInt(40)) {
      case 0 -> room.journal.hold();
      case 1, 2, 3 -> room.journal.release();
      case 4 -> room.journal.loseNext(1);
      case 5 -> room.journal.lieAboutNext(1);
      case 6 -> room.clock.pass(Duration.ofSeconds(45));
      case 7 -> room.tables.tick();
      default -> {}
    }
  }

  private Request request(String table, Person who, Random random, int i) {
    String id = random.nextInt(10) == 0 ? "r" + random.nextInt(i + 1) : "r" + i;
    TableTold told = room.told(table, who);
    long madeAt = told.number() - (random.nextInt(10) == 0 ? random.nextInt(5) : 0);
    return new Request(id, madeAt, command(told, random));
  }

  private static Command command(TableTold told, Random random) {
    Seat seat = Seat.of(random.nextInt(4));
    return switch (random.nextInt(24)) {
      case 0 -> new Command.Sit(seat, random.nextBoolean() ? null : "Name " + seat.index());
      case 1 -> random.nextInt(4) == 0 ? new Command.Vacate(seat) : new Command.Start();
      case 2 -> new Command.AddBot(seat, random.nextBoolean() ? "easy" : "nobody");
      case 3 -> new Command.GiveNonce(String.format("%032x", random.nextInt(1000)));
      case 4, 5 -> new Command.Start();
      case 6, 7 -> new Command.TakeBack(seat);
      case 8, 9 -> new Command.Say(random.nextBoolean() ? seat : null, new Saying.Words("hm"));
      case 10 -> new Command.HandOver(seat, PEOPLE.get(random.nextInt(3)).id());
      case 11 ->
          random.nextInt(10) == 0
              ? new Command.Resign(seat, "easy")
              : new Command.Say(seat, new Saying.Claim("saw", List.of("low")));
      case 12 -> new Command.Rematch();
      default -> play(told.play(), seat, random);
    };
  }

  private static Command play(@Nullable PlayTold play, Seat seat, Random random) {
    if (play != null) {
      for (ViewerTold viewer : play.eyes()) {
        if (viewer.seat() != null && !viewer.moves().isEmpty()) {
          JsonText move = viewer.moves().get(random.nextInt(viewer.moves().size()));
          return new Command.Play(viewer.seat(), move);
        }
      }
    }
    return new Command.Play(seat, new JsonText("{\"type\":\"Done\"}"));
  }

  /** Checks that a request that was answered with Done is in the log. */
  private void acknowledged(String table, Reply reply) {
    if (reply instanceof Reply.Done(String id, long _)) {
      assertThat(room.journal.read(table, 0))
          .extracting(Entry::command)
          .anyMatch(command -> command.endsWith("/" + id));
    }
  }

  private void comesBack(String table) {
    try (Room later = room.withSlowBots()) {
      assertThat(later.told(table, null)).isEqualTo(room.told(table, null));
      for (Person person : PEOPLE) {
        assertThat(later.told(table, person)).isEqualTo(room.told(table, person));
      }
    }
    List<Entry> log = room.journal.read(table, 0);
    assertThat(log).hasSizeGreaterThan(ENTRIES);
    assertThat(log.stream().map(Entry::number))
        .containsExactlyElementsOf(LongStream.rangeClosed(1, log.size()).boxed().toList());
  }
}
