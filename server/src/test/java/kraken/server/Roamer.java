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
 * Somebody who plays on wherever a server answers: what has no answer is sent again, with the same
 * id, to the next one. Keeps a note of all that was said to him.
 */
final class Roamer {

  private static final Duration PATIENCE = Duration.ofSeconds(4);
  private static final Duration A_WHILE = Duration.ofMillis(300);

  final Visitor visitor;
  private final Map<String, Notes> notes = new ConcurrentHashMap<>();
  final AtomicInteger acknowledged = new AtomicInteger();
  private final Fleet fleet;
  private final Seat seat;
  private final Random random;
  private int server;
  private int requests;
  private @Nullable Watching watching;
  private @Nullable Request pending;
  private boolean sentBefore;

  Roamer(Fleet fleet, Visitor visitor, Seat seat, Random random) {
    this.fleet = fleet;
    this.visitor = visitor;
    this.seat = seat;
    this.random = random;
    this.server = random.nextInt(Fleet.SERVERS);
  }

  /** The visitor, at a server that may answer. */
  Visitor here() {
    return visitor.at(fleet.port(server));
  }

  void moveOn() {
    server = (server + 1) % Fleet.SERVERS;
  }

  /** Plays until the game is over, or it is enough. */
  void play(String table, BooleanSupplier enough) {
    Watching before = null;
    while (!enough.getAsBoolean()) {
      try {
        Watching now = connected(table, before);
        before = now;
        if (now.hasBegun() && now.isOver()) {
          break;
        }
        step(now, open(now), notes(table));
      } catch (AssertionError | RuntimeException lost) {
        leave(table);
        moveOn();
        pause(100);
      }
    }
    leave(table);
    pending = null;
  }

  private Watching connected(String table, @Nullable Watching before) {
    Watching open = watching;
    if (open == null) {
      boolean resumes = before != null && before.hasBegun();
      open =
          before != null && resumes
              ? here().watch(table, before.number()).goingOnFrom(before)
              : here().watch(table);
      watching = open;
      if (!resumes) {
        open.next(PATIENCE);
      }
    }
    return open;
  }

  /** What is open from another server, or else something new. */
  private Request open(Watching now) {
    Request open = pending;
    sentBefore = open != null;
    if (open == null) {
      requests++;
      open = new Request("q" + requests, now.number(), wish(now));
      pending = open;
    }
    return open;
  }

  private Command wish(Watching now) {
    if (!now.hasBegun()) {
      return seat.index() == 0 ? new Command.Start() : new Command.Sit(seat, null);
    }
    return now.anyMove()
        .filter(_ -> random.nextInt(5) > 0)
        .<Command>map(move -> move)
        .orElseGet(() -> new Command.Say(seat, new Saying.Words("line " + requests)));
  }

  private void step(Watching now, Request request, Notes notes) {
    JsonNode reply = now.ask(request, PATIENCE);
    pending = null;
    String command = visitor.id + "/" + request.id();
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

  Notes notes(String table) {
    return notes.computeIfAbsent(table, _ -> new Notes());
  }

  private void leave(String table) {
    Watching open = watching;
    watching = null;
    if (open != null) {
      open.close();
      notes(table).heard.add(open.texts);
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
