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
import kraken.tables.told.EncodedMessage;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/** One viewer at one table: what happens there goes out, what the viewer asks comes in. */
final class TableSocket {

  private final Tables tables;
  private final SocketRequest socketRequest;
  private final WebSocket line;
  private final Metrics metrics;
  private final AtomicInteger due = new AtomicInteger();
  private @Nullable Subscription subscription;
  private boolean left;

  /** A socket that nobody has opened yet. */
  TableSocket(Tables tables, SocketRequest socketRequest, WebSocket line, Metrics metrics) {
    this.tables = tables;
    this.socketRequest = socketRequest;
    this.line = line;
    this.metrics = metrics;
  }

  /** For the same line at another table, once this one is closed. */
  TableSocket with(SocketRequest next) {
    return new TableSocket(tables, next, line, metrics);
  }

  SocketRequest socketRequest() {
    return socketRequest;
  }

  void open() {
    tables
        .watch(socketRequest.table(), socketRequest.viewer(), socketRequest.after(), this::tell)
        .ifPresentOrElse(this::keep, () -> line.close(TableSockets.NO_TABLE, "no such table"));
  }

  /**
   * What comes while an answer is due goes out with it: mostly it is what was asked for. A table
   * tells and answers one after the other, so the answer that lets it go always follows.
   */
  private void tell(EncodedMessage told) {
    sendUnlessLeft(told.json().utf8());
  }

  /** A step does not say of which table it is: none may follow the viewer to the next. */
  private synchronized void sendUnlessLeft(byte[] step) {
    if (!left) {
      line.send(step, due.get() > 0);
    }
  }

  private synchronized void keep(Subscription begun) {
    subscription = begun;
    if (left) {
      begun.close();
    }
  }

  /** Answers a message that could not be read; it has no id that the answer could repeat. */
  void refuseMalformed(String sentence) {
    refuse("", "malformed", sentence);
  }

  void ask(Request request) {
    Person who = socketRequest.who();
    if (who == null) {
      refuse(request.id(), "no-name", "Say first who you are: PUT /api/me with a name.");
    } else {
      due.incrementAndGet();
      var _ = tables.ask(socketRequest.table(), who, request).thenAccept(this::answerDue);
    }
  }

  private void refuse(String id, String code, String sentence) {
    answer(new Reply.Refused(id, code, "", sentence, 0));
  }

  /** Whom it pays to ask again is cut off: a page then comes back, and asks for what is open. */
  private void answerDue(Reply reply) {
    due.decrementAndGet();
    if (reply instanceof Reply.Refused refused && refused.mayBeAskedAgain()) {
      line.close(CloseCode.GOING_AWAY, refused.code());
    } else {
      answer(reply);
    }
  }

  private void answer(Reply reply) {
    Message answered = new Message.Answered(metrics.counted(reply));
    line.send(EncodedMessage.of(answered).json().utf8(), false);
  }

  boolean isOf(Person person) {
    Person who = socketRequest.who();
    return who != null && who.id().equals(person.id());
  }

  /** Nothing is told any more; what was asked is still answered. */
  synchronized void close() {
    left = true;
    if (subscription != null) {
      subscription.close();
    }
  }

  void cutOff(int code, String reason) {
    line.close(code, reason);
  }
}
