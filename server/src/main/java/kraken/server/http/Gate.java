package kraken.server.http;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.net.InetAddress;
import java.util.concurrent.ConcurrentHashMap;

/** Counts what visitors do, and turns away who does too much of it. */
final class Gate implements Handler {

  private final Limits limits;
  private final Buckets requests;
  private final Buckets names;
  private final Buckets tables;
  private final Buckets games;
  private final Buckets messages;
  private final ConcurrentHashMap<String, Integer> sockets = new ConcurrentHashMap<>();
  private volatile boolean shut;

  Gate(Limits limits) {
    this.limits = limits;
    this.requests = new Buckets(limits.requests(), System::nanoTime);
    this.names = new Buckets(limits.names(), System::nanoTime);
    this.tables = new Buckets(limits.tables(), System::nanoTime);
    this.games = new Buckets(limits.games(), System::nanoTime);
    this.messages = new Buckets(limits.messages(), System::nanoTime);
  }

  /** Before every request. */
  @Override
  public void handle(Context request) {
    admit(request.ip());
  }

  void admit(String address) {
    if (shut) {
      throw new Declined(HttpStatus.SERVICE_UNAVAILABLE, "stopping", "The server is stopping.");
    }
    admit(requests, address);
  }

  void admitName(Context request) {
    admit(names, request.ip());
  }

  void admitTable(String person) {
    admit(tables, person);
  }

  void admitGame(Context request) {
    admit(games, request.ip());
  }

  boolean admitsMessage(String visitor) {
    return messages.take(visitor);
  }

  /** Whether one more socket was let in; it must be let out later. */
  boolean letIn(String visitor) {
    boolean in = sockets.merge(visitor, 1, Integer::sum) <= limits.sockets();
    if (!in) {
      letOut(visitor);
    }
    return in;
  }

  void letOut(String visitor) {
    sockets.computeIfPresent(visitor, (_, open) -> open == 1 ? null : open - 1);
  }

  boolean isShut() {
    return shut;
  }

  void shut() {
    shut = true;
  }

  /** Whether an address is one of this machine for itself. */
  static boolean isHere(String address) {
    try {
      return InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException nonsense) {
      return false;
    }
  }

  private static void admit(Buckets buckets, String visitor) {
    if (!buckets.take(visitor)) {
      throw Declined.tooMany();
    }
  }
}
