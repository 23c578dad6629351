package kraken.server.http.limits;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.net.InetAddress;
import java.util.concurrent.ConcurrentHashMap;
import kraken.server.http.exchange.ProblemException;

/** Counts what visitors do, and turns away who does too much of it. */
public final class Admission implements Handler {

  private final Limits limits;
  private final TokenBuckets requests;
  private final TokenBuckets names;
  private final TokenBuckets tables;
  private final TokenBuckets games;
  private final TokenBuckets messages;
  private final ConcurrentHashMap<String, Integer> sockets = new ConcurrentHashMap<>();
  private volatile boolean shut;

  public Admission(Limits limits) {
    this.limits = limits;
    this.requests = new TokenBuckets(limits.requests(), System::nanoTime);
    this.names = new TokenBuckets(limits.names(), System::nanoTime);
    this.tables = new TokenBuckets(limits.tables(), System::nanoTime);
    this.games = new TokenBuckets(limits.games(), System::nanoTime);
    this.messages = new TokenBuckets(limits.messages(), System::nanoTime);
  }

  /** Before every request. */
  @Override
  public void handle(Context request) {
    admit(request.ip());
  }

  public void admit(String address) {
    if (shut) {
      throw new ProblemException(
          HttpStatus.SERVICE_UNAVAILABLE, "stopping", "The server is stopping.");
    }
    admit(requests, address);
  }

  public void admitName(Context request) {
    admit(names, request.ip());
  }

  public void admitTable(String person) {
    admit(tables, person);
  }

  public void admitGame(Context request) {
    admit(games, request.ip());
  }

  public boolean admitsMessage(String visitor) {
    return messages.take(visitor);
  }

  /** Whether one more socket was let in; it must be let out later. */
  public boolean letIn(String visitor) {
    boolean in = sockets.merge(visitor, 1, Integer::sum) <= limits.sockets();
    if (!in) {
      letOut(visitor);
    }
    return in;
  }

  public void letOut(String visitor) {
    sockets.computeIfPresent(visitor, (_, open) -> open == 1 ? null : open - 1);
  }

  public boolean isShut() {
    return shut;
  }

  public void shut() {
    shut = true;
  }

  /** Whether an address is one of this machine for itself. */
  public static boolean isHere(String address) {
    try {
      return InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException nonsense) {
      return false;
    }
  }

  private static void admit(TokenBuckets buckets, String visitor) {
    if (!buckets.take(visitor)) {
      throw ProblemException.tooMany();
    }
  }
}
