package kraken.server.http.limits;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.net.InetAddress;
import java.util.concurrent.ConcurrentHashMap;
import kraken.server.http.exchange.ProblemException;

/**
 * Counts what each client does, and refuses more than the limits allow. A client is a person by id,
 * or an address where there is no person. Safe for many threads.
 */
public final class Admission implements Handler {

  private final Limits limits;
  private final TokenBuckets requests;
  private final TokenBuckets names;
  private final TokenBuckets tables;
  private final TokenBuckets games;
  private final TokenBuckets messages;
  private final ConcurrentHashMap<String, Integer> sockets = new ConcurrentHashMap<>();
  private volatile boolean closed;

  public Admission(Limits limits) {
    this.limits = limits;
    this.requests = new TokenBuckets(limits.requests(), System::nanoTime);
    this.names = new TokenBuckets(limits.names(), System::nanoTime);
    this.tables = new TokenBuckets(limits.tables(), System::nanoTime);
    this.games = new TokenBuckets(limits.games(), System::nanoTime);
    this.messages = new TokenBuckets(limits.messages(), System::nanoTime);
  }

  /** Javalin calls this before every request. */
  @Override
  public void handle(Context request) {
    admit(request.ip());
  }

  public void admit(String address) {
    if (closed) {
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

  public void admitWholeGame(Context request) {
    admit(games, request.ip());
  }

  public boolean admitsMessage(String client) {
    return messages.take(client);
  }

  /** Whether the client may have one more socket; the caller releases it when it closes. */
  public boolean admitSocket(String client) {
    boolean admitted = sockets.merge(client, 1, Integer::sum) <= limits.sockets();
    if (!admitted) {
      releaseSocket(client);
    }
    return admitted;
  }

  public void releaseSocket(String client) {
    sockets.computeIfPresent(client, (_, open) -> open == 1 ? null : open - 1);
  }

  public boolean isClosed() {
    return closed;
  }

  /** Refuses everything from now on: the server is stopping. */
  public void close() {
    closed = true;
  }

  /** Whether the address is a loopback address. */
  public static boolean isLoopback(String address) {
    try {
      return InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException nonsense) {
      return false;
    }
  }

  private static void admit(TokenBuckets buckets, String client) {
    if (!buckets.take(client)) {
      throw ProblemException.tooMany();
    }
  }
}
