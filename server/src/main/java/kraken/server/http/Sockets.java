package kraken.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kraken.tables.Person;
import kraken.tables.live.Tables;

/** All sockets, from their opening to their end. */
final class Sockets {

  static final String PATH = "/api/tables/{id}/socket";
  static final int UNSUPPORTED = 1003;

  /** Asks for what everybody may see, whoever asks: for a screen that stands on the table. */
  static final String SHARED = "shared";

  /** Asks to go on to another table, such as a rematch, without another socket. */
  private static final Pattern FOLLOW = Pattern.compile("follow ([a-z2-7]{26})");

  private final Tables tables;
  private final Visitors visitors;
  private final Gate gate;
  private final Metrics metrics;
  private final Wire wire = new Wire();
  private final Map<Ear, Socket> open = new ConcurrentHashMap<>();

  Sockets(Tables tables, Visitors visitors, Gate gate, Metrics metrics) {
    this.tables = tables;
    this.visitors = visitors;
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
    Socket socket = new Socket(tables, visit, line, wire, metrics);
    open.put(ear, socket);
    socket.open();
  }

  void hear(Ear ear, String text) {
    Socket socket = open.get(ear);
    if (socket == null) {
      return;
    }
    metrics.heard();
    if (!gate.admitsMessage(ear.visitor())) {
      socket.cutOff(Line.TOO_MANY, "too many messages");
      return;
    }
    Matcher follow = FOLLOW.matcher(text);
    if (follow.matches()) {
      goOn(ear, socket, visitors.again(socket.visit(), follow.group(1)));
    } else {
      socket.hear(text);
    }
  }

  /** Nobody goes on who has closed the line meanwhile. */
  private void goOn(Ear ear, Socket socket, Visit visit) {
    Socket next = socket.with(visit);
    if (open.replace(ear, socket, next)) {
      socket.close();
      next.open();
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
