package kraken.bench.flood;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.LongAdder;
import kraken.tables.SeatPlan;
import org.jspecify.annotations.Nullable;

/** A hostile client. On a thread of its own, so that it takes no time from the honest ones. */
final class Attacker {

  /** How many connections it holds at most before it gives up the oldest. */
  private static final int CONNECTIONS = 600;

  /** Between two things that it does, so that the attackers leave the server some processor. */
  private static final long PAUSE = 5;

  private final Flood flood;
  private final InetAddress address;
  private final int port;
  private final Thread thread;
  private final Deque<RawConnection> held = new ArrayDeque<>();
  private final LongAdder tried = new LongAdder();
  private final LongAdder refused = new LongAdder();
  private volatile boolean over;
  private @Nullable Visitor visitor;
  private String table = "";

  Attacker(Flood flood, InetAddress address, int port) {
    this.flood = flood;
    this.address = address;
    this.port = port;
    this.thread = Thread.ofPlatform().daemon().unstarted(this::attack);
  }

  void start() {
    thread.start();
  }

  void stop() throws InterruptedException {
    over = true;
    thread.interrupt();
    thread.join();
  }

  private void attack() {
    while (goesOn()) {
      try {
        flood.once(this);
      } catch (IOException declined) {
        tried.increment();
        refused.increment();
      }
      pause();
    }
    held.forEach(RawConnection::close);
  }

  boolean goesOn() {
    return !over;
  }

  void pause() {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException stopped) {
      over = true;
    }
  }

  /** Something that the server has let pass. */
  void count(String answer) {
    tried.increment();
  }

  /** An answer that is a refusal, as it should be. */
  void refused(String answer) {
    tried.increment();
    if (answer.startsWith("HTTP/1.1 4")) {
      refused.increment();
    }
  }

  /** Holds a connection open, in place of the oldest one where there are too many. */
  RawConnection keep(RawConnection connection) {
    tried.increment();
    held.add(connection);
    if (held.size() > CONNECTIONS) {
      held.remove().close();
    }
    return connection;
  }

  /** The person that it is, with a table of its own. */
  Visitor visitor() throws IOException {
    Visitor known = visitor;
    if (known == null) {
      known = Visitor.named(address, port, "Mallory");
      table = known.open(false, new SeatPlan.Me(null), new SeatPlan.Open());
      visitor = known;
    }
    return known;
  }

  String table() throws IOException {
    visitor();
    return table;
  }

  String id() {
    return "r" + tried.sum();
  }

  InetAddress address() {
    return address;
  }

  int port() {
    return port;
  }

  long tries() {
    return tried.sum();
  }

  long refusals() {
    return refused.sum();
  }
}
