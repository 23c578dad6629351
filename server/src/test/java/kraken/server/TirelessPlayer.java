package kraken.server;

import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import tools.jackson.databind.JsonNode;

/**
 * Plays all seats of one table after the other, one move as soon as the last is acknowledged, until
 * the connection breaks; and keeps a note of every acknowledgement.
 */
final class TirelessPlayer implements Runnable {

  private static final int FAILED = 500;

  private final Map<String, Map<String, Long>> acknowledged = new HashMap<>();
  private Visitor visitor;
  private String table = "";
  private int requests;
  private final AtomicInteger thisRound = new AtomicInteger();

  TirelessPlayer(Visitor visitor) {
    this.visitor = visitor;
  }

  void comeBack(int port) {
    visitor = visitor.at(port);
    thisRound.set(0);
  }

  @Override
  public void run() {
    try {
      while (true) {
        playATable();
      }
    } catch (AssertionError | RuntimeException cutOff) {
      // the server was killed
    }
  }

  private void playATable() {
    if (table.isEmpty()) {
      table = opened();
      acknowledged.put(table, new HashMap<>());
    }
    try (Watching watching = visitor.watch(table)) {
      watching.next();
      while (!watching.hasBegun()) {
        watching.ask(new Command.Start());
      }
      while (!watching.isOver()) {
        watching.anyMove().ifPresentOrElse(move -> play(watching, move), watching::next);
      }
      table = "";
    }
  }

  /** A server that cannot write for a while opens no table, either: asks until it does. */
  private String opened() {
    SeatPlan[] chairs = {new SeatPlan.Me(null), new SeatPlan.Here("A"), new SeatPlan.Bot("random")};
    HttpResponse<String> answer = visitor.tryToOpen("attack", false, chairs);
    while (answer.statusCode() == FAILED) {
      Roamer.pause(100);
      answer = visitor.tryToOpen("attack", false, chairs);
    }
    return Visitor.opened(answer);
  }

  private void play(Watching watching, Command.Play move) {
    requests++;
    Request request = new Request("r" + requests, watching.number(), move);
    JsonNode reply = watching.ask(request);
    if (reply.get("type").asString().equals("Done")) {
      acknowledged
          .getOrDefault(table, Map.of())
          .put(visitor.id + "/" + request.id(), reply.get("number").asLong());
      thisRound.incrementAndGet();
    }
  }

  Set<String> tables() {
    return Set.copyOf(acknowledged.keySet());
  }

  Map<String, Long> acknowledged(String ofTable) {
    return acknowledged.getOrDefault(ofTable, Map.of());
  }

  int acknowledgedThisRound() {
    return thisRound.get();
  }
}
