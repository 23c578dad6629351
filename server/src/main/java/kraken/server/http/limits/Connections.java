package kraken.server.http.limits;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The open connections. An address may have only so many, and on each the head of the next request
 * must have come within a time. Clients that send it letter by letter would otherwise hold
 * connections for as long as they like. Safe for many threads.
 *
 * @param <C> a connection, known by its identity
 */
public final class Connections<C> {

  private static final long NOT_WAITING = Long.MAX_VALUE;

  private final OpenCounts counts;
  private final long headNanos;
  private final LongSupplier nanoTime;
  private final Consumer<Limit> onRefusal;
  private final Map<C, Open> open = new ConcurrentHashMap<>();

  /**
   * A connection.
   *
   * @param since when it began to wait for a head
   */
  private record Open(String network, long since, boolean isSocket) {
    Open waitingSince(long now) {
      return isSocket ? this : new Open(network, now, false);
    }
  }

  public Connections(Limits limits, LongSupplier nanoTime, Consumer<Limit> onRefusal) {
    this.counts = new OpenCounts(limits.of(Limit.CONNECTIONS).burst());
    this.headNanos = Duration.ofSeconds(limits.of(Limit.HEAD).burst()).toNanos();
    this.nanoTime = nanoTime;
    this.onRefusal = onRefusal;
  }

  /** Whether the address may have this connection, too. */
  public boolean admit(C connection, String address) {
    String network = Addresses.network(address);
    if (!counts.open(network)) {
      onRefusal.accept(Limit.CONNECTIONS);
      return false;
    }
    open.put(connection, new Open(network, nanoTime.getAsLong(), false));
    return true;
  }

  /** The head of a request has come. */
  public void headCame(C connection) {
    open.computeIfPresent(connection, (_, one) -> one.waitingSince(NOT_WAITING));
  }

  /** The request was answered; the client may send the next one. */
  public void answered(C connection) {
    open.computeIfPresent(connection, (_, one) -> one.waitingSince(nanoTime.getAsLong()));
  }

  /** The connection is a WebSocket from now on; no head will follow. */
  public void upgraded(C connection) {
    open.computeIfPresent(connection, (_, one) -> new Open(one.network, NOT_WAITING, true));
  }

  public void closed(C connection) {
    Open one = open.remove(connection);
    if (one != null) {
      counts.close(one.network);
    }
  }

  /** Hands over the connections whose head is late. */
  public void late(Consumer<C> close) {
    long now = nanoTime.getAsLong();
    open.forEach((connection, one) -> {
      if (one.since != NOT_WAITING && now - one.since > headNanos) {
        onRefusal.accept(Limit.HEAD);
        close.accept(connection);
      }
    });
  }
}
