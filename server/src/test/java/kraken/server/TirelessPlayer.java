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
 * Plays two seats of a table, and then of the next one, each move as soon as the last is
 * acknowledged, until the connection breaks. Records every acknowledgement.
 */
final class TirelessPlayer implements Runnable {

  private static final int FAILED = 500;

  private final Map<String, Map<String, Long>> acknowledged = new HashMap<>();
  private TestClient client;
  private String table = "";
  private int requests;
  private final AtomicInteger thisRound = new AtomicInteger();

  TirelessPlayer(TestClient client) {
    this.client = client;
  }

  void reconnect(int port) {
    client = client.at(port);
    thisRound.set(0);
  }

  @Override
  public void run() {
    try {
      while (true) {
        playATable();
      }
    } catch (AssertionError | RuntimeException disconnected) {
      // the server was killed
    }
  }

  private void playATable() {
    if (table.isEmpty()) {
      table = opened();
      acknowledged.put(table, new HashMap<>());
    }
    try (TestSocket socket = client.watch(table)) {
      socket.next();
      while (!socket.hasBegun()) {
        socket.ask(new Command.Start());
      }
      while (!socket.isOver()) {
        socket.anyMove().ifPresentOrElse(move -> play(socket, move), socket::next);
      }
      table = "";
    }
  }

  /** A server that cannot write for a while opens no table, either: asks until it does. */
  private String opened() {
    SeatPlan[] chairs = {new SeatPlan.Me(null), new SeatPlan.Here("A"), new SeatPlan.Bot("easy")};
    HttpResponse<String> answer = client.tryToOpen("attack", false, chairs);
    while (answer.statusCode() >= FAILED) {
      FailoverPlayer.pause(100);
      answer = client.tryToOpen("attack", false, chairs);
    }
    return TestClient.opened(answer);
  }

  private void play(TestSocket socket, Command.Play move) {
    requests++;
    Request request = new Request("r" + requests, socket.number(), move);
    JsonNode reply = socket.ask(request);
    if (reply.get("type").asString().equals("Done")) {
      acknowledged
          .getOrDefault(table, Map.of())
          .put(client.id + "/" + request.id(), reply.get("number").asLong());
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
