package kraken.server.http;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import kraken.tables.Person;
import kraken.tables.command.Reply;
import kraken.tables.command.Request;
import kraken.tables.live.Subscription;
import kraken.tables.live.Tables;
import kraken.tables.told.Message;
import org.jspecify.annotations.Nullable;

/** One viewer at one table: what happens there goes out, what the viewer asks comes in. */
final class Socket {

  private static final String PING = "ping";
  private static final Subscription NOTHING = () -> {};

  private final Tables tables;
  private final String table;
  private final @Nullable Person who;
  private final @Nullable Person viewer;
  private final Line line;
  private final Wire wire;
  private final Metrics metrics;
  private final AtomicInteger due = new AtomicInteger();
  private final AtomicReference<@Nullable Subscription> subscription = new AtomicReference<>();

  /**
   * A socket that nobody has opened yet.
   *
   * @param who asks
   * @param viewer looks: the same person, or nobody where the screen is for all to see
   */
  Socket(
      Tables tables,
      String table,
      @Nullable Person who,
      @Nullable Person viewer,
      Line line,
      Wire wire,
      Metrics metrics) {
    this.metrics = metrics;
    this.tables = tables;
    this.table = table;
    this.who = who;
    this.viewer = viewer;
    this.line = line;
    this.wire = wire;
  }

  void open(long after) {
    tables
        .watch(table, viewer, after, this::tell)
        .ifPresentOrElse(this::keep, () -> line.close(Line.NO_TABLE, "no such table"));
  }

  /**
   * What comes while an answer is due goes out with it: mostly it is what was asked for. A table
   * tells and answers one after the other, so the answer that lets it go always follows.
   */
  private void tell(Message message) {
    line.send(wire.bytes(message), due.get() > 0);
  }

  private void keep(Subscription begun) {
    if (!subscription.compareAndSet(null, begun)) {
      begun.close(); // the viewer has left already
    }
  }

  void hear(String text) {
    if (text.equals(PING)) {
      return;
    }
    Incoming.read(text, Request.class)
        .ifPresentOrElse(
            this::hear,
            () ->
                refuse("", "malformed", "This is no request; /openapi.json tells how one looks."));
  }

  private void hear(Request request) {
    if (who == null) {
      refuse(request.id(), "no-name", "Say first who you are: PUT /api/me with a name.");
    } else {
      due.incrementAndGet();
      var _ = tables.ask(table, who, request).thenAccept(this::answerDue);
    }
  }

  private void refuse(String id, String code, String sentence) {
    answer(new Reply.Refused(id, code, "", sentence, 0));
  }

  /** Whom it pays to ask again is cut off: a page then comes back, and asks for what is open. */
  private void answerDue(Reply reply) {
    due.decrementAndGet();
    if (reply instanceof Reply.Refused refused && refused.mayBeAskedAgain()) {
      line.close(Line.GOING_AWAY, refused.code());
    } else {
      answer(reply);
    }
  }

  private void answer(Reply reply) {
    line.send(wire.bytes(new Message.Answered(metrics.counted(reply))));
  }

  boolean isOf(Person person) {
    return who != null && who.id().equals(person.id());
  }

  void close() {
    Subscription begun = subscription.getAndSet(NOTHING);
    if (begun != null) {
      begun.close();
    }
  }

  void cutOff(int code, String reason) {
    line.close(code, reason);
  }
}
