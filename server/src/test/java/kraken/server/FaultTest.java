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
 * Three servers at one PostgreSQL, people who play, and every {@link Fault} in turn. Afterwards the
 * logs are compared with every message and reply that the players got.
 *
 * <p>{@code -Dkraken.faults.seed=7 -Dkraken.faults.rounds=10 -Dkraken.faults.parties=8} runs other
 * and more faults.
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
    fleet.database.growBeyondFullDisk();
  }

  @AfterEach
  void stop() throws Exception {
    enough.set(true);
    fleet.close();
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
      causeFaults();
      playGoesOn(parties, List.of(clocked, windows));
    }
    enough.set(true);
    parties.forEach(Party::over);
    try (Database database = Database.open(new StoreLocation.Shared(fleet.database.address()))) {
      Journal journal = database.journal();
      parties.forEach(party -> check(journal, party));
      for (String table : List.of(clocked, windows)) {
        new HistoryCheck(journal, table).keptTime(began, System.currentTimeMillis());
      }
    }
  }

  /** Opens a table with a clock, where nobody does anything after the start. */
  private String clocked(String game, @Nullable Integer window) {
    TestClient absent = TestClient.named(fleet.port(0), "Absent");
    SeatPlan[] seats = new SeatPlan[game.equals("attack") ? 2 : 5];
    Arrays.fill(seats, new SeatPlan.Bot("easy"));
    seats[0] = new SeatPlan.Me(null);
    String table = absent.open(game, new TimeControl.Live(CLOCK), window, seats);
    try (TestSocket socket = absent.watch(table)) {
      socket.next();
      assertThat(socket.ask(new Command.Start()).get("type").asString()).isEqualTo("Done");
    }
    return table;
  }

  /** Causes each fault once, in random order. */
  private void causeFaults() throws Exception {
    List<Fault> faults = new ArrayList<>(List.of(Fault.values()));
    Collections.shuffle(faults, random);
    for (Fault fault : faults) {
      int server = random.nextInt(Fleet.SERVERS);
      LOG.log(Logger.Level.INFO, "{0} at server {1}", fault, server);
      fault.run(fleet, server, random);
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
      HistoryCheck history = new HistoryCheck(journal, table);
      for (FailoverPlayer player : party.players) {
        PlayerRecord notes = player.notes(table);
        history.hasAll(notes.done);
        assertThat(notes.refused.entrySet()).noneMatch(refused -> history.has(refused.getKey()));
        Person person = new Person(player.client.id, "");
        notes.messages.forEach(texts -> history.bearsOut(texts, person));
        LOG.log(
            Logger.Level.INFO,
            "{0} acknowledged, {1} refused, {2} connections, {3} messages",
            notes.done.size(),
            notes.refused.size(),
            notes.messages.size(),
            notes.messages.stream().mapToInt(List::size).sum());
      }
    }
  }

  /** When a server is gone, any other serves its tables at once. */
  private void goesOnAtAnotherServerAtOnce() throws Exception {
    TestClient anne = TestClient.named(fleet.port(0), "Anne");
    String table = anne.open(true, new SeatPlan.Me(null), new SeatPlan.Bot("easy"));
    try (TestSocket before = anne.watch(table)) {
      before.next();
      before.ask(new Command.Start());
      fleet.server(0).kill();
      before.closeCode();
      try (TestSocket after = anne.at(fleet.port(1)).watch(table, before.number())) {
        Command hello = new Command.Say(Seat.of(0), new Saying.Words("hello again"));
        assertThat(after.ask(hello).get("type").asString()).isEqualTo("Done");
      }
    }
    fleet.start(0);
  }
}
