package kraken.server;

import java.time.Duration;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import kraken.kit.Seat;
import kraken.tables.Saying;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A player who changes to the next server when one does not answer, and sends the pending request
 * there again with the same id. Records all replies and messages.
 */
final class FailoverPlayer {

  private static final Duration PATIENCE = Duration.ofSeconds(4);
  private static final Duration A_WHILE = Duration.ofMillis(300);

  final TestClient client;
  private final Map<String, PlayerRecord> notes = new ConcurrentHashMap<>();
  final AtomicInteger acknowledged = new AtomicInteger();
  private final Fleet fleet;
  private final Seat seat;
  private final Random random;
  private int server;
  private int requests;
  private @Nullable TestSocket socket;
  private @Nullable Request pending;
  private boolean sentBefore;

  FailoverPlayer(Fleet fleet, TestClient client, Seat seat, Random random) {
    this.fleet = fleet;
    this.client = client;
    this.seat = seat;
    this.random = random;
    this.server = random.nextInt(Fleet.SERVERS);
  }

  /** The client, connected to the server of the moment. */
  TestClient here() {
    return client.at(fleet.port(server));
  }

  void changeServer() {
    server = (server + 1) % Fleet.SERVERS;
  }

  /** Plays until the game is over, or the test has had enough. */
  void play(String table, BooleanSupplier enough) {
    TestSocket before = null;
    while (!enough.getAsBoolean()) {
      try {
        TestSocket now = connected(table, before);
        before = now;
        if (now.hasBegun() && now.isOver()) {
          break;
        }
        step(now, open(now), notes(table));
      } catch (AssertionError | RuntimeException lost) {
        leave(table);
        changeServer();
        pause(100);
      }
    }
    leave(table);
    pending = null;
  }

  private TestSocket connected(String table, @Nullable TestSocket before) {
    TestSocket open = socket;
    if (open == null) {
      boolean resumes = before != null && before.hasBegun();
      open =
          before != null && resumes
              ? here().watch(table, before.number()).goingOnFrom(before)
              : here().watch(table);
      socket = open;
      if (!resumes) {
        open.next(PATIENCE);
      }
    }
    return open;
  }

  /** The request that another server left unanswered, or else a new one. */
  private Request open(TestSocket now) {
    Request open = pending;
    sentBefore = open != null;
    if (open == null) {
      requests++;
      open = new Request("q" + requests, now.number(), nextCommand(now));
      pending = open;
    }
    return open;
  }

  private Command nextCommand(TestSocket now) {
    if (!now.hasBegun()) {
      return seat.index() == 0 ? new Command.Start() : new Command.Sit(seat, null);
    }
    return now.anyMove()
        .filter(_ -> random.nextInt(5) > 0)
        .<Command>map(move -> move)
        .orElseGet(() -> new Command.Say(seat, new Saying.Words("line " + requests)));
  }

  private void step(TestSocket now, Request request, PlayerRecord notes) {
    JsonNode reply = now.ask(request, PATIENCE);
    pending = null;
    String command = client.id + "/" + request.id();
    if (reply.get("type").asString().equals("Done")) {
      notes.done.put(command, reply.get("number").asLong());
      acknowledged.incrementAndGet();
    } else if (!sentBefore) {
      notes.refused.put(command, reply.toString());
    }
    if (!(request.command() instanceof Command.Play)) {
      pause(A_WHILE.toMillis());
    }
    while (now.hasNews()) {
      now.next();
    }
  }

  PlayerRecord notes(String table) {
    return notes.computeIfAbsent(table, _ -> new PlayerRecord());
  }

  private void leave(String table) {
    TestSocket open = socket;
    socket = null;
    if (open != null) {
      open.close();
      notes(table).messages.add(open.texts);
    }
  }

  static void pause(long millis) {
    try {
      Thread.sleep(millis / 2 + ThreadLocalRandom.current().nextLong(millis));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
