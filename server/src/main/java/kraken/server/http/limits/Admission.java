package kraken.server.http.limits;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import kraken.server.http.exchange.ProblemException;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;

/**
 * Counts what each client does, and refuses more than the limits allow: {@code admit...} by an
 * exception, {@code tryAdmit...} by false, since a socket has no other answer than to be closed. A
 * client is a person by id, or an address where there is no person. Safe for many threads.
 */
public final class Admission implements Handler {

  private final Limits limits;
  private final Consumer<Limit> onRefusal;
  private final Map<Limit, TokenBuckets> buckets = new EnumMap<>(Limit.class);
  private final OpenCounts sockets;
  private final OpenCounts answers;
  private volatile boolean closed;

  /** Creates it; each refusal is reported, to be counted. */
  public Admission(Limits limits, Consumer<Limit> onRefusal) {
    this.limits = limits;
    this.onRefusal = onRefusal;
    this.sockets = new OpenCounts(limits.of(Limit.SOCKETS).burst());
    this.answers = new OpenCounts(limits.of(Limit.ANSWERS).burst());
    for (Limit limit : Limit.values()) {
      buckets.put(limit, new TokenBuckets(limits.of(limit), System::nanoTime));
    }
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
    admit(Limit.REQUESTS, Addresses.network(address));
  }

  public void admitName(Context request) {
    admit(Limit.NAMES, Addresses.network(request.ip()));
  }

  public void admitTable(String person) {
    admit(Limit.TABLES, person);
  }

  /**
   * A game as a whole is much work, and its answer waits in memory until the client has taken it.
   */
  public void admitWholeGame(Context request) {
    String network = Addresses.network(request.ip());
    admit(Limit.GAMES, network);
    if (!answers.open(network)) {
      throw refused(Limit.ANSWERS, Duration.ofSeconds(1));
    }
    Request.addCompletionListener(
        ServletContextRequest.getServletContextRequest(request.req()), _ -> answers.close(network));
  }

  /** A request over HTTP that asks as much of the server as a message over a socket. */
  public void admitMessage(String person) {
    admit(Limit.MESSAGES, person);
  }

  /** Whether the client may send one more message over its socket. */
  public boolean tryAdmitMessage(String client) {
    boolean admitted = buckets(Limit.MESSAGES).take(client);
    if (!admitted) {
      onRefusal.accept(Limit.MESSAGES);
    }
    return admitted;
  }

  /** Whether the client may have one more socket; the caller releases it when it closes. */
  public boolean tryAdmitSocket(String client) {
    boolean admitted = sockets.open(client);
    if (!admitted) {
      onRefusal.accept(Limit.SOCKETS);
    }
    return admitted;
  }

  public void releaseSocket(String client) {
    sockets.close(client);
  }

  public boolean isClosed() {
    return closed;
  }

  /** Refuses everything from now on: the server is stopping. */
  public void close() {
    closed = true;
  }

  private TokenBuckets buckets(Limit limit) {
    return Objects.requireNonNull(buckets.get(limit));
  }

  private void admit(Limit limit, String client) {
    if (!buckets(limit).take(client)) {
      throw refused(limit, buckets(limit).untilNext(client));
    }
  }

  private ProblemException refused(Limit limit, Duration wait) {
    onRefusal.accept(limit);
    return ProblemException.tooMany(limit.meaning(), limits.of(limit).words(), wait);
  }
}
