package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.System.Logger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import kraken.kit.Seat;
import kraken.server.store.Database;
import kraken.server.store.db.StoreLocation;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.live.Eventually;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Three servers at one PostgreSQL, people who play, and whatever can go wrong. Afterwards the whole
 * history is held against all that anybody was told.
 *
 * <p>{@code -Dkraken.faults.seed=7 -Dkraken.faults.rounds=10 -Dkraken.faults.parties=8} finds other
 * troubles, and more.
 */
class FaultTest {

  private static final Logger LOG = System.getLogger(FaultTest.class.getName());
  private static final long SEED = Long.getLong("kraken.faults.seed", 1);
  private static final int ROUNDS = Integer.getInteger("kraken.faults.rounds", 1);
  private static final int PARTIES = Integer.getInteger("kraken.faults.parties", 3);
  private static final int CLOCK = 5;

  @TempDir Path folder;
  private Fleet fleet;
  private final AtomicBoolean enough = new AtomicBoolean();
  private final Random random = new Random(SEED);

  @BeforeEach
  void start() throws Exception {
    fleet = new Fleet(folder);
    fleet.database.fatten();
  }

  @AfterEach
  void stop() throws Exception {
    enough.set(true);
    fleet.sink();
  }

  @Test
  void whateverGoesWrongWhatWasSaidIsSoAndPlayGoesOn() throws Exception {
    goesOnAtAnotherServerAtOnce();
    play();
  }

  private void play() throws Exception {
    long began = System.currentTimeMillis();
    List<Party> parties =
        IntStream.range(0, PARTIES)
            .mapToObj(_ -> new Party(fleet, random, enough::get).begun())
            .toList();
    String clocked = clocked("attack", null);
    String windows = clocked("shadow", 5);
    for (int round = 0; round < ROUNDS; round++) {
      troubles();
      playGoesOn(parties, List.of(clocked, windows));
    }
    enough.set(true);
    parties.forEach(Party::over);
    try (Database database = Database.open(new StoreLocation.Shared(fleet.database.address()))) {
      Journal journal = database.journal();
      parties.forEach(party -> check(journal, party));
      for (String table : List.of(clocked, windows)) {
        new Chronicle(journal, table).keptTime(began, System.currentTimeMillis());
      }
    }
  }

  /** A table where nobody ever does anything but start. */
  private String clocked(String game, @Nullable Integer window) {
    Visitor absent = Visitor.named(fleet.port(0), "Absent");
    SeatPlan[] chairs = new SeatPlan[game.equals("attack") ? 2 : 5];
    Arrays.fill(chairs, new SeatPlan.Bot("random"));
    chairs[0] = new SeatPlan.Me(null);
    String table = absent.open(game, new TimeControl.Live(CLOCK), window, chairs);
    try (Watching watching = absent.watch(table)) {
      watching.next();
      assertThat(watching.ask(new Command.Start()).get("type").asString()).isEqualTo("Done");
    }
    return table;
  }

  /** Each kind once, in any order. */
  private void troubles() throws Exception {
    List<Fault> faults = new ArrayList<>(List.of(Fault.values()));
    Collections.shuffle(faults, random);
    for (Fault fault : faults) {
      int server = random.nextInt(Fleet.SERVERS);
      LOG.log(Logger.Level.INFO, "{0} at server {1}", fault, server);
      fault.befall(fleet, server, random);
      Thread.sleep(random.nextInt(500));
    }
  }

  private void playGoesOn(List<Party> parties, List<String> clocked) throws Exception {
    for (Party party : parties) {
      int before = party.acknowledged();
      Eventually.that("a party goes on", () -> party.acknowledged() > before + 5);
    }
    try (Database database = Database.open(new StoreLocation.Shared(fleet.database.address()))) {
      for (String table : clocked) {
        int before = database.journal().read(table, 0).size();
        Eventually.that("a clock runs out", () -> hasTimedOutAfter(database, table, before));
      }
    }
  }

  private static boolean hasTimedOutAfter(Database database, String table, int number) {
    return database.journal().read(table, number).stream()
        .anyMatch(entry -> entry.fact() instanceof Fact.TimedOut);
  }

  private static void check(Journal journal, Party party) {
    for (String table : party.tables) {
      Chronicle chronicle = new Chronicle(journal, table);
      for (Roamer player : party.players) {
        Notes notes = player.notes(table);
        chronicle.hasAll(notes.done);
        assertThat(notes.refused.entrySet()).noneMatch(refused -> chronicle.has(refused.getKey()));
        Person person = new Person(player.visitor.id, "");
        notes.heard.forEach(texts -> chronicle.bearsOut(texts, person));
        LOG.log(
            Logger.Level.INFO,
            "{0} acknowledged, {1} refused, {2} connections, {3} messages",
            notes.done.size(),
            notes.refused.size(),
            notes.heard.size(),
            notes.heard.stream().mapToInt(List::size).sum());
      }
    }
  }

  /** Nobody has to see to a table first when its server is gone: any other serves it. */
  private void goesOnAtAnotherServerAtOnce() throws Exception {
    Visitor anne = Visitor.named(fleet.port(0), "Anne");
    String table = anne.open(true, new SeatPlan.Me(null), new SeatPlan.Bot("random"));
    try (Watching before = anne.watch(table)) {
      before.next();
      before.ask(new Command.Start());
      fleet.server(0).kill();
      before.closeCode();
      try (Watching after = anne.at(fleet.port(1)).watch(table, before.number())) {
        Command hello = new Command.Say(Seat.of(0), new Saying.Words("hello again"));
        assertThat(after.ask(hello).get("type").asString()).isEqualTo("Done");
      }
    }
    fleet.start(0);
  }
}
