package kraken.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import kraken.server.store.FrailPostgres;

/** Three servers at one database, each with a line and a clock of its own. */
final class Fleet {

  static final int SERVERS = 3;

  private static final List<Duration> CLOCKS =
      List.of(Duration.ZERO, Duration.ofMinutes(10), Duration.ofMinutes(-7));

  final FrailPostgres database;
  private final List<FrailLine> lines = new ArrayList<>();
  private final AtomicReferenceArray<ChildServer> servers = new AtomicReferenceArray<>(SERVERS);

  Fleet(Path folder) throws IOException, InterruptedException {
    database = FrailPostgres.in(folder);
    List<Thread> starting = new ArrayList<>();
    for (int i = 0; i < SERVERS; i++) {
      int server = i;
      lines.add(new FrailLine(database.port()));
      starting.add(Thread.startVirtualThread(() -> start(server)));
    }
    for (Thread thread : starting) {
      thread.join();
    }
  }

  void start(int server) {
    String address =
        "jdbc:postgresql://127.0.0.1:%d/postgres?user=postgres".formatted(lines.get(server).port());
    servers.set(server, ChildServer.start(address, CLOCKS.get(server)));
  }

  ChildServer server(int which) {
    return servers.get(which);
  }

  FrailLine line(int which) {
    return lines.get(which);
  }

  /** Where it listens now, or did until it died. */
  int port(int which) {
    return servers.get(which).port();
  }

  void sink() throws IOException, InterruptedException {
    for (int i = 0; i < SERVERS; i++) {
      servers.get(i).kill();
      lines.get(i).close();
    }
    database.close();
  }
}
