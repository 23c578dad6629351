package kraken.server.store.postgres;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import kraken.jackson.Json;
import kraken.server.store.db.Reader;
import kraken.tables.Person;
import kraken.tables.log.Connected;
import kraken.tables.log.Journal;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lets servers tell each other who is connected to their tables, by notifications. A server that
 * has been silent for a while is lost, and with it all who were connected there. However often
 * somebody comes and goes, a table is told of once in a round. Safe for many threads.
 */
final class PeerAttendance {

  static final String CHANNEL = "kraken_attendance";

  private static final Logger LOG = LoggerFactory.getLogger(PeerAttendance.class);
  private static final Duration BETWEEN_SIGNS = Duration.ofSeconds(10);
  private static final Duration LOST_AFTER = Duration.ofSeconds(35);
  private static final String NO_TABLE = "";

  /** As many persons as fit into a notification, with the longest names. */
  private static final int MOST = 30;

  private final Reader reader;
  private final String server;
  private final Journal.Listener listener;
  private final LongSupplier nanos;
  private final Map<String, Long> lastHeard = new ConcurrentHashMap<>();
  private final Set<String> toTell = new LinkedHashSet<>();
  private final Set<String> toAsk = new LinkedHashSet<>();
  private boolean sending;
  private long lastSign;

  PeerAttendance(Reader reader, String server, Journal.Listener listener, LongSupplier nanos) {
    this.reader = reader;
    this.server = server;
    this.listener = listener;
    this.nanos = nanos;
    this.lastSign = nanos.getAsLong();
  }

  /**
   * What one server tells the others: who is connected to a table there, or that it wants to know
   * this of them, or, without a table, that it is alive.
   */
  record Notification(
      String server, String table, boolean asks, List<Person> persons, int unnamed) {

    private static Notification of(String server, String table, boolean asks, Connected here) {
      List<Person> some = here.persons().stream().limit(MOST).toList();
      return new Notification(server, table, asks, some, here.unnamed());
    }

    private Connected connected() {
      return new Connected(persons, unnamed);
    }
  }

  void tell(String table) {
    send(toTell, table);
  }

  void ask(String table) {
    send(toAsk, table);
  }

  /** Called about once a second: says that this server is alive, and finds those that are not. */
  void round() {
    long now = nanos.getAsLong();
    if (now - lastSign >= BETWEEN_SIGNS.toNanos()) {
      lastSign = now;
      send(toTell, NO_TABLE);
    }
    lastHeard.forEach((other, heard) -> {
      if (now - heard >= LOST_AFTER.toNanos() && lastHeard.remove(other, heard)) {
        listener.lost(other);
      }
    });
  }

  void receive(String text) {
    Notification notification = Json.read(text, Notification.class);
    if (notification.server.equals(server)) {
      return;
    }
    lastHeard.put(notification.server, nanos.getAsLong());
    if (notification.table.equals(NO_TABLE)) {
      return;
    }
    listener.connectedElsewhere(notification.server, notification.table, notification.connected());
    if (notification.asks && !listener.connected(notification.table).equals(Connected.NOBODY)) {
      tell(notification.table);
    }
  }

  /** One thread sends at a time, and looks at the connections only then: the last word is right. */
  private synchronized void send(Set<String> what, String table) {
    what.add(table);
    if (!sending) {
      sending = true;
      Thread.startVirtualThread(this::sendAll);
    }
  }

  private void sendAll() {
    for (Notification notification = next(); notification != null; notification = next()) {
      try {
        notify(Json.write(notification, Notification.class));
      } catch (RuntimeException away) {
        LOG.debug("the other servers could not be told who is connected", away);
      }
    }
  }

  private synchronized @Nullable Notification next() {
    boolean asks = !toAsk.isEmpty();
    Set<String> from = asks ? toAsk : toTell;
    if (from.isEmpty()) {
      sending = false;
      return null;
    }
    String table = from.iterator().next();
    from.remove(table);
    Connected here = table.equals(NO_TABLE) ? Connected.NOBODY : listener.connected(table);
    return Notification.of(server, table, asks, here);
  }

  private void notify(String text) {
    reader.read(handle ->
        handle
            .createQuery("select pg_notify('" + CHANNEL + "', ?)")
            .bind(0, text)
            .map((_, _) -> true)
            .list());
  }
}
