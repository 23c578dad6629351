package kraken.server.http.sockets;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import kraken.server.http.exchange.Identities;
import kraken.server.http.exchange.IncomingJson;
import kraken.server.http.limits.Admission;
import kraken.server.http.websocket.CloseCode;
import kraken.server.http.websocket.WebSocket;
import kraken.server.metrics.Metrics;
import kraken.tables.Person;
import kraken.tables.command.ClientMessage;
import kraken.tables.command.Request;
import kraken.tables.live.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All sockets, from their opening to their end. */
public final class TableSockets {

  public static final String PATH = "/api/tables/{id}/socket";

  /** Close codes, of those that RFC 6455 leaves to applications. */
  static final int NO_TABLE = 4404;

  static final int TOO_MANY = 4429;

  /** Asks for what everybody may see, whoever asks: for a screen that stands on the table. */
  public static final String SHARED = "shared";

  private static final Pattern TABLE_ID = Pattern.compile("[a-z2-7]{26}");

  private static final Logger LOG = LoggerFactory.getLogger(TableSockets.class);

  static final CompletableFuture<Void> HEARD = CompletableFuture.completedFuture(null);

  private final Executor readers = Executors.newVirtualThreadPerTaskExecutor();
  private final Tables tables;
  private final Identities identities;
  private final Admission admission;
  private final Metrics metrics;
  private final Map<SocketListener, TableSocket> open = new ConcurrentHashMap<>();

  public TableSockets(Tables tables, Identities identities, Admission admission, Metrics metrics) {
    this.tables = tables;
    this.identities = identities;
    this.admission = admission;
    this.metrics = metrics;
  }

  public int count() {
    return open.size();
  }

  void open(SocketListener ear, WebSocket line, SocketRequest socketRequest) {
    if (!admission.letIn(ear.visitor())) {
      line.close(TOO_MANY, "too many sockets");
      return;
    }
    TableSocket socket = new TableSocket(tables, socketRequest, line, metrics);
    open.put(ear, socket);
    socket.open();
  }

  /**
   * Complete when the next message may come. Whatever comes once the gate is shut is not taken: it
   * is asked again elsewhere, while what was taken before is still answered here.
   */
  CompletableFuture<?> hear(SocketListener ear, String text) {
    TableSocket socket = open.get(ear);
    if (socket == null || admission.isShut()) {
      return HEARD;
    }
    metrics.heard();
    if (!admission.admitsMessage(ear.visitor())) {
      socket.cutOff(TOO_MANY, "too many messages");
      return HEARD;
    }
    return switch (IncomingJson.read(text, ClientMessage.class)) {
      case IncomingJson.Fit<ClientMessage>(ClientMessage message) -> hear(ear, socket, message);
      case IncomingJson.Unfit<ClientMessage>(String sentence) ->
          EarlierMessages.read(text)
              .<CompletableFuture<?>>map(message -> hear(ear, socket, message))
              .orElseGet(() -> refuse(socket, sentence));
    };
  }

  private CompletableFuture<?> hear(SocketListener ear, TableSocket socket, ClientMessage message) {
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

  private static CompletableFuture<?> refuse(TableSocket socket, String sentence) {
    socket.refuseMalformed(sentence);
    return HEARD;
  }

  private CompletableFuture<?> follow(SocketListener ear, TableSocket socket, String table) {
    return CompletableFuture.runAsync(() -> goOn(ear, socket, table), readers)
        .exceptionally(failure -> {
          LOG.warn("a table could not be read", failure);
          socket.cutOff(CloseCode.GOING_AWAY, "failed");
          return null;
        });
  }

  /** Nobody goes on who has closed the line meanwhile. The table may have to be read first. */
  private void goOn(SocketListener ear, TableSocket socket, String table) {
    TableSocket next = socket.with(atTable(table, socket.socketRequest()));
    if (open.replace(ear, socket, next)) {
      socket.close();
      next.open();
    }
  }

  /** The same viewer at another table, with the name that the person has now. */
  private SocketRequest atTable(String table, SocketRequest before) {
    Person asking = before.who();
    Person who = asking == null ? null : identities.renewed(asking).orElse(null);
    Person viewer = before.viewer() == null ? null : who;
    return new SocketRequest(table, who, viewer, before.visitor(), -1);
  }

  /** Everywhere at once: this person does not exist any more. */
  public void cutOff(Person person) {
    for (TableSocket socket : open.values()) {
      if (socket.isOf(person)) {
        socket.cutOff(CloseCode.GOING_AWAY, "left for good");
      }
    }
  }

  void leave(SocketListener ear) {
    TableSocket socket = open.remove(ear);
    if (socket != null) {
      socket.close();
      admission.letOut(ear.visitor());
    }
  }

  /** Tells everybody to come back later. */
  public void closeAll() {
    open.values().forEach(socket -> socket.cutOff(CloseCode.GOING_AWAY, "the server stops"));
  }
}
