package kraken.tables.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import kraken.bots.Level;
import kraken.jackson.Json;
import kraken.json.JsonText;
import kraken.kit.Game;
import kraken.kit.Seat;
import kraken.shelf.Shelf;
import kraken.tables.Opening;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.attendance.TurnAlertListener;
import kraken.tables.command.Command;
import kraken.tables.command.OpenReply;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.lanterns.Lanterns;
import kraken.tables.lanterns.Move;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.nightwatch.NightWatch;
import kraken.tables.told.Message;
import kraken.tables.told.PlayTold;
import kraken.tables.told.TableTold;
import kraken.tables.told.ViewerTold;
import org.jspecify.annotations.Nullable;

/**
 * The tables of one server in a test, with a journal in memory, a clock that the test moves, and
 * some people. {@link Rooms} has some with special bots.
 */
final class Room implements AutoCloseable {

  static final Person ANNE = new Person("anne", "Anne");
  static final Person BEN = new Person("ben", "Ben");
  static final Person CARA = new Person("cara", "Cara");
  static final Seat FIRST = Seat.of(0);
  static final Seat SECOND = Seat.of(1);

  static final TableSettings SETTINGS =
      new TableSettings(
          Duration.ZERO,
          Duration.ofMinutes(10),
          Duration.ofHours(1),
          64,
          Level.RANDOM,
          Duration.ZERO,
          1_000_000);
  private static final List<Game<?, ?, ?, ?>> GAMES = gamesWith(new Lanterns());
  private static final AtomicInteger IDS = new AtomicInteger();

  final MemoryJournal journal;
  final FakeClock clock;
  final Tables tables;

  Room() {
    this(new MemoryJournal(), new FakeClock(), SETTINGS);
  }

  Room(MemoryJournal journal, FakeClock clock, TableSettings settings) {
    this(journal, clock, settings, BotPool.onSpareCores(), TurnAlertListener.NOBODY);
  }

  Room(
      MemoryJournal journal,
      FakeClock clock,
      TableSettings settings,
      BotPool botPool,
      TurnAlertListener turnAlertListener) {
    this(journal, clock, new Tables(journal, GAMES, clock, settings, turnAlertListener, botPool));
  }

  /** Where lanterns has this edition. */
  Room(MemoryJournal journal, FakeClock clock, Lanterns edition) {
    this(journal, clock, new Tables(journal, gamesWith(edition), clock, SETTINGS));
  }

  private Room(MemoryJournal journal, FakeClock clock, Tables tables) {
    this.journal = journal;
    this.clock = clock;
    this.tables = tables;
  }

  private static List<Game<?, ?, ?, ?>> gamesWith(Lanterns lanterns) {
    List<Game<?, ?, ?, ?>> games = new ArrayList<>(Shelf.GAMES);
    games.add(lanterns);
    games.add(new NightWatch());
    return games;
  }

  /** Another server on the same journal. */
  Room next() {
    return new Room(journal, clock, SETTINGS);
  }

  /** Another server on the same journal, where lanterns has this edition. */
  Room next(Lanterns edition) {
    return new Room(journal, clock, edition);
  }

  /** Another server on the same journal, whose bots pause for an hour. */
  Room withSlowBots() {
    return new Room(journal, clock, SETTINGS.withBotPause(Duration.ofHours(1)));
  }

  String open(String game, TimeControl time, boolean listed, SeatPlan... plans) {
    return open(game, time, null, listed, plans);
  }

  String open(
      String game, TimeControl time, @Nullable Integer window, boolean listed, SeatPlan... plans) {
    Opening opening =
        new Opening(game, plans.length, Map.of(), listed, time, window, Arrays.asList(plans));
    return switch (tables.open(opening, ANNE).join()) {
      case OpenReply.Ready(String table) -> table;
      case OpenReply.Unfit unfit -> throw new AssertionError(unfit);
    };
  }

  /** Anne has opened and sits first; the second seat is open. */
  String openForTwo() {
    return open(
        "lanterns", new TimeControl.None(), true, new SeatPlan.Me(null), new SeatPlan.Open());
  }

  /** Anne and Ben, dealt and about to bid. */
  String dealt() {
    return dealt(new TimeControl.None());
  }

  String dealt(TimeControl time) {
    String table = open("lanterns", time, true, new SeatPlan.Me(null), new SeatPlan.Open());
    done(table, BEN, new Command.Sit(SECOND, null));
    done(table, ANNE, new Command.Start());
    return table;
  }

  /** Anne and Ben have bid, and it is Anne's turn. */
  String bidden() {
    return bidden(new TimeControl.None());
  }

  String bidden(TimeControl time) {
    String table = dealt(time);
    play(table, ANNE, FIRST, new Move.Bid(1));
    play(table, BEN, SECOND, new Move.Bid(2));
    return table;
  }

  /** Anne and Ben have played to the end. */
  String over() {
    String table = bidden();
    play(table, ANNE, FIRST, new Move.Done());
    play(table, BEN, SECOND, new Move.Done());
    return table;
  }

  Reply ask(String table, Person person, Command command) {
    return ask(
        table, person, new Request("r" + IDS.incrementAndGet(), number(table, person), command));
  }

  Reply ask(String table, Person person, Request request) {
    return Eventually.get(tables.ask(table, person, request));
  }

  void done(String table, Person person, Command command) {
    assertThat(ask(table, person, command)).isInstanceOf(Reply.Done.class);
  }

  void play(String table, Person person, Seat seat, Move move) {
    done(table, person, played(seat, move));
  }

  static Command played(Seat seat, Move move) {
    return new Command.Play(seat, new JsonText(Json.write(move, Move.class)));
  }

  static Command words(@Nullable Seat seat, String text) {
    return new Command.Say(seat, new Saying.Words(text));
  }

  void refused(String code, String table, Person person, Command command) {
    long before = number(table, null);
    assertThat(ask(table, person, command))
        .isInstanceOfSatisfying(Reply.Refused.class, no -> assertThat(no.code()).isEqualTo(code));
    assertThat(number(table, null)).as("nothing has changed").isEqualTo(before);
  }

  TableTold told(String table, @Nullable Person viewer) {
    return tables.told(table, viewer).orElseThrow();
  }

  long number(String table, @Nullable Person viewer) {
    return told(table, viewer).number();
  }

  PlayTold game(String table, @Nullable Person viewer) {
    PlayTold play = told(table, viewer).play();
    if (play == null) {
      throw new AssertionError("the game has not started");
    }
    return play;
  }

  ViewerTold viewerTold(String table, @Nullable Person viewer) {
    return game(table, viewer).eyes().getFirst();
  }

  /** The whole view of the game, as JSON. */
  String view(String table, @Nullable Person viewer) {
    return Objects.requireNonNull(viewerTold(table, viewer).view()).json();
  }

  List<Message> watch(String table, @Nullable Person viewer, long after) {
    List<Message> messages = new CopyOnWriteArrayList<>();
    assertThat(tables.watch(table, viewer, after, told -> keep(told.message(), messages)))
        .isPresent();
    settle(table);
    return messages;
  }

  /** Who is at the table is no news of it, and comes at any time: {@link AttendanceTest}. */
  private static void keep(Message message, List<Message> messages) {
    if (!(message instanceof Message.Attendance)) {
      messages.add(message);
    }
  }

  /**
   * Waits until the actor has done what it was asked for, such as to add a listener. It may still
   * be busy with an earlier request when that is answered. It handles tasks in order, so the reply
   * to a later request proves it, even a refusal.
   */
  void settle(String table) {
    Reply reply = ask(table, new Person("passer-by", "Passer-by"), new Command.Start());
    assertThat(reply).isInstanceOf(Reply.Refused.class);
  }

  /**
   * Ticks until this many tables are in memory. An actor retires when its work is done, which may
   * be after its reply.
   */
  void onlySoManyStayInMemory(int many) throws InterruptedException {
    Eventually.that(() -> {
      tables.tick();
      return tables.inMemory() == many;
    });
  }

  List<Fact> log(String table) {
    return journal.read(table, 0).stream().map(Entry::fact).toList();
  }

  @Override
  public void close() {
    tables.close();
  }
}
