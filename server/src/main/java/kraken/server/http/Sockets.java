package kraken.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kraken.tables.Person;
import kraken.tables.live.Tables;

/** All sockets, from their opening to their end. */
final class Sockets {

  static final String PATH = "/api/tables/{id}/socket";
  static final int UNSUPPORTED = 1003;

  /** Asks for what everybody may see, whoever asks: for a screen that stands on the table. */
  static final String SHARED = "shared";

  private final Tables tables;
  private final Gate gate;
  private final Metrics metrics;
  private final Wire wire = new Wire();
  private final Map<Ear, Socket> open = new ConcurrentHashMap<>();

  Sockets(Tables tables, Gate gate, Metrics metrics) {
    this.tables = tables;
    this.gate = gate;
    this.metrics = metrics;
  }

  int count() {
    return open.size();
  }

  void open(Ear ear, Line line, Visit visit) {
    if (!gate.letIn(ear.visitor())) {
      line.close(Line.TOO_MANY, "too many sockets");
      return;
    }
    Socket socket =
        new Socket(tables, visit.table(), visit.who(), visit.viewer(), line, wire, metrics);
    open.put(ear, socket);
    socket.open(visit.after());
  }

  void hear(Ear ear, String text) {
    Socket socket = open.get(ear);
    if (socket == null) {
      return;
    }
    metrics.heard();
    if (gate.admitsMessage(ear.visitor())) {
      socket.hear(text);
    } else {
      socket.cutOff(Line.TOO_MANY, "too many messages");
    }
  }

  void cutOff(Ear ear, int code, String reason) {
    Socket socket = open.get(ear);
    if (socket != null) {
      socket.cutOff(code, reason);
    }
  }

  /** Everywhere at once: this person does not exist any more. */
  void cutOff(Person person) {
    for (Socket socket : open.values()) {
      if (socket.isOf(person)) {
        socket.cutOff(Line.GOING_AWAY, "left for good");
      }
    }
  }

  void leave(Ear ear) {
    Socket socket = open.remove(ear);
    if (socket != null) {
      socket.close();
      gate.letOut(ear.visitor());
    }
  }

  /** Tells everybody to come back later. */
  void closeAll() {
    open.values().forEach(socket -> socket.cutOff(Line.GOING_AWAY, "the server stops"));
  }
}
