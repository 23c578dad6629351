package kraken.bench.flood;

import java.io.IOException;
import java.util.Set;
import java.util.random.RandomGenerator;
import kraken.jackson.Json;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.tables.command.ClientMessage;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Plays game after game as a page does: it thinks before each move, reconnects where the connection
 * is lost, and sends again what was not answered. One thread runs it.
 */
final class HonestPlayer implements Runnable {

  private static final long SHORTEST_THOUGHT = 500;
  private static final long LONGEST_THOUGHT = 2_000;
  private static final long UNTIL_NEXT_TRY = 300;
  private static final Set<String> ASK_AGAIN = Set.of("stopping", "in-doubt");

  private final Visitor self;
  private final boolean host;
  private final PlayerLog log;
  private final RandomGenerator random;
  private String table;
  private int requests;
  private long number;
  private @Nullable JsonNode play;
  private String stage = "";
  private @Nullable Request pending;
  private long askedAt;

  HonestPlayer(Visitor self, boolean host, String table, PlayerLog log, RandomGenerator random) {
    this.self = self;
    this.host = host;
    this.table = table;
    this.log = log;
    this.random = random;
  }

  /** Plays until the thread is interrupted. */
  @Override
  public void run() {
    while (!Thread.currentThread().isInterrupted()) {
      try (RawConnection connection = self.connection()) {
        connection.upgrade(table, self.cookie());
        if (pending != null) {
          send(connection, pending);
        }
        while (!Thread.currentThread().isInterrupted()) {
          hear(connection, Json.mapper().readTree(connection.nextText()));
        }
      } catch (IOException lost) {
        log.reconnected();
        pause(UNTIL_NEXT_TRY);
      }
    }
  }

  private void hear(RawConnection connection, JsonNode message) throws IOException {
    switch (message.get("type").asString()) {
      case "Whole" -> arrive(message.get("table"));
      case "Step" -> step(message);
      case "Answered" -> answered(message.get("reply"));
      default -> {
        return; // who is at the table, and whatever else a page could show
      }
    }
    String next = rematch(message);
    if (!next.isEmpty()) {
      connection.sendText(Json.write(new ClientMessage.Follow(next), ClientMessage.class));
    } else if (pending == null) {
      act(connection);
    }
  }

  /** At another table nothing of the last one is open any more: there is a rematch. */
  private void arrive(JsonNode told) {
    if (!told.get("id").asString().equals(table)) {
      table = told.get("id").asString();
      pending = null;
    }
    stage = told.get("stage").asString();
    number = told.get("number").asLong();
    play = told.get("play");
  }

  private void step(JsonNode step) {
    number = step.get("number").asLong();
    if (step.get("play").isObject()) {
      play = step.get("play");
      stage = "PLAYING";
    }
  }

  /** The table where the crew has gone on, or empty. */
  private static String rematch(JsonNode message) {
    if (message.has("table")) {
      return message.get("table").get("rematch").asString("");
    }
    if (message.has("happenings")) {
      for (JsonNode happening : message.get("happenings")) {
        if (happening.get("type").asString().equals("WentOn")) {
          return happening.get("table").asString();
        }
      }
    }
    return "";
  }

  private void answered(JsonNode reply) {
    Request asked = pending;
    if (asked == null || !reply.get("id").asString().equals(asked.id())) {
      return;
    }
    if (reply.get("type").asString().equals("Done")) {
      String command = self.id() + "/" + asked.id();
      long nanos = System.nanoTime() - askedAt;
      log.done(table, command, reply.get("number").asLong(), new PlayerLog.Answer(askedAt, nanos));
      pending = null;
    } else if (!ASK_AGAIN.contains(reply.get("code").asString())) {
      log.refused();
      pending = null;
    }
  }

  private void act(RawConnection connection) throws IOException {
    JsonNode game = play;
    if (stage.equals("GATHERING") || game == null || !game.isObject()) {
      if (host && stage.equals("GATHERING")) {
        ask(connection, new Command.Start());
      }
    } else if (game.get("outcome").isObject()) {
      if (host) {
        ask(connection, new Command.Rematch());
      }
    } else {
      JsonNode viewer = game.get("eyes").get(0);
      JsonNode moves = viewer.get("moves");
      if (!moves.isEmpty()) {
        pause(random.nextLong(SHORTEST_THOUGHT, LONGEST_THOUGHT));
        JsonText move = new JsonText(moves.get(random.nextInt(moves.size())).toString());
        ask(connection, new Command.Play(Seat.of(viewer.get("seat").asInt()), move));
      }
    }
  }

  private void ask(RawConnection connection, Command command) throws IOException {
    requests++;
    Request request = new Request("r" + requests, number, command);
    pending = request;
    askedAt = System.nanoTime();
    send(connection, request);
  }

  private static void send(RawConnection connection, Request request) throws IOException {
    connection.sendText(Json.write(new ClientMessage.Ask(request), ClientMessage.class));
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException over) {
      Thread.currentThread().interrupt();
    }
  }
}
