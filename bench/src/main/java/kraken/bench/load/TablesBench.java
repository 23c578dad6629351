package kraken.bench.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import kraken.bench.load.TablesFigures.Times;
import kraken.jackson.Json;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.shelf.Shelf;
import kraken.tables.Opening;
import kraken.tables.SeatPlan;
import kraken.tables.TimeControl;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Measures what a table costs where many are open, and whether that depends on how many. */
public final class TablesBench {

  private static final double A_KILOBYTE = 1024;
  private static final int TABLES_OF_A_PERSON = 20;

  /** The number of tables that are opened and played at to warm up; they stay open. */
  private static final int TO_WARM_UP = 500;

  /** The number of tables that are opened one after the other and timed. */
  private static final int TIMED = 100;

  private static final int MOVES = 1_000;
  private static final int LISTS = 200;

  private final HttpClient http = HttpClient.newHttpClient();
  private final String game = Shelf.ids().getFirst();
  private final BenchStorage storage;
  private final Consumer<String> progress;
  private final List<Opened> tables = new ArrayList<>();
  private long requests;

  private record Opened(String id, String cookie) {}

  /** A step that is timed. */
  @FunctionalInterface
  private interface Step {
    void run(int number) throws IOException, InterruptedException;
  }

  private TablesBench(BenchStorage storage, Consumer<String> progress) {
    this.storage = storage;
    this.progress = progress;
  }

  public static TablesFigures run(
      int open, StoreLocation.@Nullable Shared database, Consumer<String> progress)
      throws IOException, InterruptedException, ExecutionException, UnusableStoreException {
    try (BenchStorage storage = BenchStorage.in(database)) {
      return new TablesBench(storage, progress).measured(open, database);
    }
  }

  private TablesFigures measured(int open, StoreLocation.@Nullable Shared database)
      throws IOException, InterruptedException, ExecutionException {
    double memory;
    Times opening;
    Times move;
    Times list;
    Times mine;
    try (ServerProcess server = ServerProcess.start(storage.place(), 0)) {
      ServerProcess.stepAside();
      Client client = new Client(http, server.port());
      progress.accept("warming up ...");
      open(client, TO_WARM_UP);
      timed(MOVES, _ -> move(client));
      long before = server.memory();
      progress.accept("opening " + open + " tables ...");
      opening = open(client, open);
      memory = (double) (server.memory() - before) / A_KILOBYTE / open;
      progress.accept("playing at some of them ...");
      move = play(client);
      progress.accept("asking for lists ...");
      list = lists(i -> client.get("/api/tables", ""));
      mine = lists(i -> client.get("/api/tables/mine", cookie(i)));
    }
    progress.accept("starting again ...");
    return new TablesFigures(
        open,
        database == null ? null : database.shown(),
        memory,
        opening,
        move,
        list,
        mine,
        restarted());
  }

  private Times open(Client client, int open)
      throws IOException, InterruptedException, ExecutionException {
    int untimed = Math.max(0, open - TIMED);
    List<String> cookies =
        ParallelTasks.all(open / TABLES_OF_A_PERSON + 1, i -> client.person("Player " + i));
    tables.addAll(ParallelTasks.all(untimed, i -> open(client, cookies, i)));
    return timed(open - untimed, i -> tables.add(open(client, cookies, untimed + i)));
  }

  /** Opens a table with two seats at one screen, so that no bot moves and the game waits. */
  private Opened open(Client client, List<String> cookies, int number)
      throws IOException, InterruptedException {
    String cookie = cookies.get(number / TABLES_OF_A_PERSON);
    List<SeatPlan> plans = List.of(new SeatPlan.Me(null), new SeatPlan.Here("Other"));
    boolean listed = number % 2 == 0;
    Opening opening = new Opening(game, 2, Map.of(), listed, new TimeControl.None(), null, plans);
    String id = client.open(opening, cookie);
    client.ask(id, "start", new Command.Start(), cookie);
    return new Opened(id, cookie);
  }

  private Times play(Client client) throws IOException, InterruptedException {
    Latencies latencies = new Latencies();
    for (int i = 0; i < MOVES; i++) {
      latencies.add(move(client));
    }
    return Times.of(latencies);
  }

  /**
   * Makes a move at the next table where the game is not over, and returns how long the answer
   * took.
   */
  private long move(Client client) throws IOException, InterruptedException {
    while (true) {
      requests++;
      Opened table = tables.get((int) (requests * 31 % tables.size()));
      JsonNode told =
          Json.mapper().readTree(client.get("/api/tables/" + table.id(), table.cookie()));
      for (JsonNode viewer : told.get("play").get("eyes")) {
        JsonNode moves = viewer.get("moves");
        if (!moves.isEmpty()) {
          Seat seat = Seat.of(viewer.get("seat").asInt());
          JsonNode move = moves.get((int) (requests % moves.size()));
          long began = System.nanoTime();
          client.ask(
              table.id(),
              new Request(
                  "m" + requests,
                  told.get("number").asLong(),
                  new Command.Play(seat, new JsonText(move.toString()))),
              table.cookie());
          return System.nanoTime() - began;
        }
      }
    }
  }

  private String cookie(int number) {
    return tables.get(number * 31 % tables.size()).cookie();
  }

  private static Times lists(Step ask) throws IOException, InterruptedException {
    timed(LISTS, ask); // to warm up
    return timed(LISTS, ask);
  }

  private static Times timed(int times, Step step) throws IOException, InterruptedException {
    Latencies latencies = new Latencies();
    for (int i = 0; i < times; i++) {
      long began = System.nanoTime();
      step.run(i);
      latencies.add(System.nanoTime() - began);
    }
    return Times.of(latencies);
  }

  /** Starts a new server, and returns the seconds until it has answered a move. */
  private double restarted() throws IOException, InterruptedException {
    long began = System.nanoTime();
    try (ServerProcess server = ServerProcess.start(storage.place(), 0)) {
      move(new Client(http, server.port()));
      return (double) (System.nanoTime() - began) / 1e9;
    }
  }
}
