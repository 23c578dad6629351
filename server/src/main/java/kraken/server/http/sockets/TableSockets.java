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
import kraken.tables.Viewing;
import kraken.tables.command.ClientMessage;
import kraken.tables.command.Request;
import kraken.tables.live.Tables;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All open sockets of this server: opens them, reads their messages, moves them to other tables.
 * Safe for many threads.
 */
public final class TableSockets {

  public static final String PATH = "/api/tables/{id}/socket";

  /** Close codes from the range that RFC 6455 leaves to applications. */
  static final int NO_TABLE = 4404;

  static final int DAMAGED = 4500;

  /**
   * The query parameter of a screen that stands on the table: it gets a watcher's view, whoever
   * opens it.
   */
  public static final String SHARED = "shared";

  private static final Pattern TABLE_ID = Pattern.compile("[a-z2-7]{26}");

  private static final Logger LOG = LoggerFactory.getLogger(TableSockets.class);

  static final CompletableFuture<Void> DONE = CompletableFuture.completedFuture(null);

  private final Executor tableReaders = Executors.newVirtualThreadPerTaskExecutor();
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

  void open(SocketListener listener, WebSocket connection, SocketRequest socketRequest) {
    if (!admission.tryAdmitSocket(listener.client())) {
      connection.close(CloseCode.TOO_MANY, "too many sockets");
      return;
    }
    TableSocket socket = new TableSocket(tables, socketRequest, connection, metrics);
    open.put(listener, socket);
    socket.open();
  }

  boolean admitsFrame(SocketListener listener) {
    return admission.tryAdmitMessage(listener.client());
  }

  /**
   * Handles a message. The result completes when the next message may be read. Once the server is
   * stopping, messages are ignored: the client sends them again to another server, and this one
   * only answers what it took before.
   */
  CompletableFuture<?> receive(SocketListener listener, String text) {
    TableSocket socket = open.get(listener);
    if (socket == null || admission.isClosed()) {
      return DONE;
    }
    metrics.messageReceived();
    if (!admission.tryAdmitMessage(listener.client())) {
      socket.disconnect(CloseCode.TOO_MANY, "too many messages");
      return DONE;
    }
    return switch (IncomingJson.read(text, ClientMessage.class)) {
      case IncomingJson.Fit<ClientMessage>(ClientMessage message) ->
          receive(listener, socket, message);
      case IncomingJson.Unfit<ClientMessage>(String sentence) ->
          EarlierMessages.read(text)
              .<CompletableFuture<?>>map(message -> receive(listener, socket, message))
              .orElseGet(() -> refuse(socket, sentence));
    };
  }

  private CompletableFuture<?> receive(
      SocketListener listener, TableSocket socket, ClientMessage message) {
    return switch (message) {
      case ClientMessage.Ask(Request request) -> {
        socket.ask(request);
        yield DONE;
      }
      case ClientMessage.Follow(String table) ->
          TABLE_ID.matcher(table).matches()
              ? follow(listener, socket, table)
              : refuse(socket, "Malformed: \"table\" must be the id of a table.");
      case ClientMessage.Seen(long number) -> {
        socket.seen(number);
        yield DONE;
      }
      case ClientMessage.Ping() -> DONE;
    };
  }

  private static CompletableFuture<?> refuse(TableSocket socket, String sentence) {
    socket.refuseMalformed(sentence);
    return DONE;
  }

  private CompletableFuture<?> follow(SocketListener listener, TableSocket socket, String table) {
    return CompletableFuture.runAsync(() -> move(listener, socket, table), tableReaders)
        .exceptionally(failure -> {
          LOG.warn("table {} could not be read", table, failure);
          socket.disconnect(CloseCode.GOING_AWAY, "failed");
          return null;
        });
  }

  /**
   * Moves the socket, unless the client has closed it meanwhile. May read the table from the store,
   * so it runs on a thread of its own.
   */
  private void move(SocketListener listener, TableSocket socket, String table) {
    TableSocket next = socket.with(atTable(table, socket.socketRequest()));
    if (open.replace(listener, socket, next)) {
      socket.close();
      next.open();
    }
  }

  /** The same viewer at another table, with the present name of the person. */
  private SocketRequest atTable(String table, SocketRequest before) {
    Person asking = before.who();
    Person who = asking == null ? null : identities.refreshed(asking).orElse(null);
    boolean shared = before.viewing().shared();
    Viewing viewing = shared ? Viewing.sharedBy(who) : Viewing.as(who);
    return new SocketRequest(table, who, viewing, before.client(), -1);
  }

  /** Closes all sockets of a person who is being erased. */
  public void disconnect(Person person) {
    for (TableSocket socket : open.values()) {
      if (socket.isOf(person)) {
        socket.disconnect(CloseCode.GOING_AWAY, "left for good");
      }
    }
  }

  /** Finds out which connections are lost. Called every second. */
  public void tick() {
    open.values().forEach(TableSocket::tick);
  }

  void remove(SocketListener listener) {
    TableSocket socket = open.remove(listener);
    if (socket != null) {
      socket.close();
      admission.releaseSocket(listener.client());
    }
  }

  /** Closes all sockets; the clients reconnect later. */
  public void closeAll() {
    open.values().forEach(socket -> socket.disconnect(CloseCode.GOING_AWAY, "the server stops"));
  }
}
