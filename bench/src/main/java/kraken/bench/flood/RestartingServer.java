package kraken.bench.flood;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server that is killed now and then, and started again at the same port, as systemd does. */
final class RestartingServer {

  /** Clients reconnect within this time after a restart. */
  private static final long GRACE = TimeUnit.SECONDS.toNanos(2);

  private static final long LOOK = 100;
  private static final double SECOND = 1e9;
  private static final InetAddress OPERATOR = LocalAddress.ofPlayer(5_000);

  private final Path folder;
  private final File log;
  private final List<Outage> outages = new ArrayList<>();
  private FloodedServer server;
  private int falls;

  /** From a kill until the server could commit again. */
  private record Outage(long from, long to) {}

  RestartingServer(Path folder, File log) throws IOException {
    this.folder = folder;
    this.log = log;
    this.server = FloodedServer.start(folder, 0, log);
  }

  int port() {
    return server.port();
  }

  FloodedServer now() {
    return server;
  }

  int falls() {
    return falls;
  }

  void killAndStart() throws IOException, InterruptedException {
    long from = System.nanoTime();
    server.kill();
    server = FloodedServer.start(folder, server.port(), log);
    untilItAnswers("/ready");
    outages.add(new Outage(from, System.nanoTime()));
  }

  /** Waits, and starts a server again that has ended by itself meanwhile. */
  void watchUntil(long nanoTime) throws IOException, InterruptedException {
    while (System.nanoTime() < nanoTime) {
      if (!server.isAlive()) {
        falls++;
        killAndStart();
      }
      Thread.sleep(LOOK);
    }
  }

  /** The seconds until it answers quickly, five times in a row. */
  double untilWell() throws InterruptedException {
    long from = System.nanoTime();
    long wellSince = from;
    int quick = 0;
    while (quick < 5) {
      long asked = System.nanoTime();
      boolean well = answers("/health") && System.nanoTime() - asked < LOOK * 1_000_000;
      quick = well ? quick + 1 : 0;
      wellSince = quick == 1 ? asked : wellSince;
      Thread.sleep(LOOK);
    }
    return (double) (wellSince - from) / SECOND;
  }

  private void untilItAnswers(String path) throws InterruptedException {
    while (!answers(path)) {
      Thread.sleep(LOOK);
    }
  }

  private boolean answers(String path) {
    try (RawConnection connection = RawConnection.open(OPERATOR, server.port())) {
      connection.request("GET", path, "", "");
      return connection.answer().startsWith("HTTP/1.1 200");
    } catch (IOException away) {
      return false;
    }
  }

  /** Whether no part of the answer's time belongs to a restart. */
  boolean isOutsideRestarts(PlayerLog.Answer answer) {
    long answered = answer.askedAt() + answer.nanos();
    return outages.stream()
        .noneMatch(out -> answered > out.from && answer.askedAt() < out.to + GRACE);
  }

  List<Double> restarts() {
    return outages.stream().map(out -> (double) (out.to - out.from) / SECOND).toList();
  }
}
