package kraken.server.http;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import kraken.server.http.websocket.CloseCode;
import kraken.server.http.websocket.WebSocket;
import kraken.tables.Person;
import kraken.tables.command.ClientMessage;
import kraken.tables.command.Request;
import kraken.tables.live.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All sockets, from their opening to their end. */
final class Sockets {

  static final String PATH = "/api/tables/{id}/socket";

  /** Close codes, of those that RFC 6455 leaves to applications. */
  static final int NO_TABLE = 4404;

  static final int TOO_MANY = 4429;

  /** Asks for what everybody may see, whoever asks: for a screen that stands on the table. */
  static final String SHARED = "shared";

  private static final Pattern TABLE_ID = Pattern.compile("[a-z2-7]{26}");

  private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);

  static final CompletableFuture<Void> HEARD = CompletableFuture.completedFuture(null);

  private final Executor readers = Executors.newVirtualThreadPerTaskExecutor();
  private final Tables tables;
  private final Visitors visitors;
  private final Gate gate;
  private final Metrics metrics;
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

  void open(Ear ear, WebSocket line, Visit visit) {
    if (!gate.letIn(ear.visitor())) {
      line.close(TOO_MANY, "too many sockets");
      return;
    }
    Socket socket = new Socket(tables, visit, line, metrics);
    open.put(ear, socket);
    socket.open();
  }

  /**
   * Complete when the next message may come. Whatever comes once the gate is shut is not taken: it
   * is asked again elsewhere, while what was taken before is still answered here.
   */
  CompletableFuture<?> hear(Ear ear, String text) {
    Socket socket = open.get(ear);
    if (socket == null || gate.isShut()) {
      return HEARD;
    }
    metrics.heard();
    if (!gate.admitsMessage(ear.visitor())) {
      socket.cutOff(TOO_MANY, "too many messages");
      return HEARD;
    }
    return switch (Incoming.read(text, ClientMessage.class)) {
      case Incoming.Fit<ClientMessage>(ClientMessage message) -> hear(ear, socket, message);
      case Incoming.Unfit<ClientMessage>(String sentence) -> refuse(socket, sentence);
    };
  }

  private CompletableFuture<?> hear(Ear ear, Socket socket, ClientMessage message) {
    return switch (message) {
      case ClientMessage.Ask(Request request) -> {
        socket.ask(request);
        yield HEARD;
      }
      case ClientMessage.Follow(String table) ->
          TABLE_ID.matcher(table).matches()
              ? follow(ear, socket, table)
              : refuse(socket, "Malformed: \"table\" must be the id of a table.");
      case ClientMessage.Ping() -> HEARD;
    };
  }

  private static CompletableFuture<?> refuse(Socket socket, String sentence) {
    socket.refuseMalformed(sentence);
    return HEARD;
  }

  private CompletableFuture<?> follow(Ear ear, Socket socket, String table) {
    return CompletableFuture.runAsync(() -> goOn(ear, socket, table), readers)
        .exceptionally(failure -> {
          LOG.warn("a table could not be read", failure);
          socket.cutOff(CloseCode.GOING_AWAY, "failed");
          return null;
        });
  }

  /** Nobody goes on who has closed the line meanwhile. The table may have to be read first. */
  private void goOn(Ear ear, Socket socket, String table) {
    Socket next = socket.with(visitors.again(socket.visit(), table));
    if (open.replace(ear, socket, next)) {
      socket.close();
      next.open();
    }
  }

  /** Everywhere at once: this person does not exist any more. */
  void cutOff(Person person) {
    for (Socket socket : open.values()) {
      if (socket.isOf(person)) {
        socket.cutOff(CloseCode.GOING_AWAY, "left for good");
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
    open.values().forEach(socket -> socket.cutOff(CloseCode.GOING_AWAY, "the server stops"));
  }
}
