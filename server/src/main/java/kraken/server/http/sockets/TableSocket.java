package kraken.server.http.sockets;

import java.util.concurrent.atomic.AtomicInteger;
import kraken.server.http.websocket.CloseCode;
import kraken.server.http.websocket.WebSocket;
import kraken.server.metrics.Metrics;
import kraken.tables.Person;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.live.Subscription;
import kraken.tables.live.Tables;
import kraken.tables.log.Journal;
import kraken.tables.told.EncodedMessage;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/**
 * One viewer at one table over one connection: sends what the table tells, and passes requests on
 * to the table. Safe for many threads.
 */
final class TableSocket {

  private final Tables tables;
  private final SocketRequest socketRequest;
  private final WebSocket connection;
  private final Metrics metrics;
  private final AtomicInteger pending = new AtomicInteger();
  private @Nullable Subscription subscription;
  private boolean closed;

  /** Subscribes to nothing yet; {@link #open} does. */
  TableSocket(Tables tables, SocketRequest socketRequest, WebSocket connection, Metrics metrics) {
    this.tables = tables;
    this.socketRequest = socketRequest;
    this.connection = connection;
    this.metrics = metrics;
  }

  /** The same connection at another table. The caller closes this one before it opens that one. */
  TableSocket with(SocketRequest next) {
    return new TableSocket(tables, next, connection, metrics);
  }

  SocketRequest socketRequest() {
    return socketRequest;
  }

  void open() {
    try {
      tables
          .watchAs(
              socketRequest.table(), socketRequest.viewing(), socketRequest.after(), this::sendStep)
          .ifPresentOrElse(
              this::keep, () -> connection.close(TableSockets.NO_TABLE, "no such table"));
    } catch (Journal.DamagedException logged) {
      connection.close(TableSockets.DAMAGED, "the table is damaged");
    }
  }

  /**
   * While a request is pending, a step waits in the outbox and goes out in one packet with the
   * reply, since mostly it is the effect of that request. The table sends the reply after the step,
   * so the step never waits long.
   */
  private void sendStep(EncodedMessage message) {
    sendUnlessClosed(message.json().utf8());
  }

  /**
   * A step does not name its table. So nothing of this table may be sent after the socket has moved
   * to the next one.
   */
  private synchronized void sendUnlessClosed(byte[] utf8) {
    if (!closed) {
      connection.send(utf8, pending.get() > 0);
    }
  }

  private synchronized void keep(Subscription begun) {
    subscription = begun;
    if (closed) {
      begun.close();
    }
  }

  /**
   * Answers a message that could not be read. It has no request id, so the reply has an empty one.
   */
  void refuseMalformed(String sentence) {
    refuse("", "malformed", sentence);
  }

  void ask(Request request) {
    Person who = socketRequest.who();
    if (who == null) {
      refuse(request.id(), "no-name", "Say first who you are: PUT /api/me with a name.");
    } else {
      pending.incrementAndGet();
      var _ = tables.ask(socketRequest.table(), who, request).thenAccept(this::answerPending);
    }
  }

  /** The page has shown everything up to this number to its person. */
  void seen(long number) {
    Subscription open = subscription();
    if (open != null) {
      open.seen(number);
    }
  }

  private synchronized @Nullable Subscription subscription() {
    return closed ? null : subscription;
  }

  private void refuse(String id, String code, String sentence) {
    answer(new Reply.Refused(id, code, "", sentence, 0));
  }

  /**
   * Retryable refusals close the socket: the client reconnects and sends its pending requests
   * again.
   */
  private void answerPending(Reply reply) {
    pending.decrementAndGet();
    if (reply instanceof Reply.Refused refused && refused.mayBeAskedAgain()) {
      connection.close(CloseCode.GOING_AWAY, refused.code());
    } else {
      answer(reply);
    }
  }

  private void answer(Reply reply) {
    Message answered = new Message.Answered(metrics.counted(reply));
    connection.send(EncodedMessage.of(answered).json().utf8(), false);
  }

  boolean isOf(Person person) {
    Person who = socketRequest.who();
    return who != null && who.id().equals(person.id());
  }

  /** Ends the subscription. Pending requests are still answered. */
  synchronized void close() {
    closed = true;
    if (subscription != null) {
      subscription.close();
    }
  }

  /** Called every second. */
  void tick() {
    connection.tick();
  }

  void disconnect(int code, String reason) {
    connection.close(code, reason);
  }
}
