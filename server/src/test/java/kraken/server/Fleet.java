package kraken.server;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import kraken.server.store.FaultyPostgres;

/** Three servers at one database, each with its own faulty proxy to it and its own wrong clock. */
final class Fleet {

  static final int SERVERS = 3;

  private static final List<Duration> CLOCKS =
      List.of(Duration.ZERO, Duration.ofMinutes(10), Duration.ofMinutes(-7));

  final FaultyPostgres database;
  private final List<FaultyProxy> proxies = new ArrayList<>();
  private final AtomicReferenceArray<ChildServer> servers = new AtomicReferenceArray<>(SERVERS);

  Fleet(Path folder) throws IOException, InterruptedException {
    database = FaultyPostgres.in(folder);
    List<Thread> starting = new ArrayList<>();
    for (int i = 0; i < SERVERS; i++) {
      int server = i;
      proxies.add(new FaultyProxy(database.port()));
      starting.add(Thread.startVirtualThread(() -> start(server)));
    }
    for (Thread thread : starting) {
      thread.join();
    }
  }

  void start(int server) {
    String address =
        "jdbc:postgresql://127.0.0.1:%d/postgres?user=postgres"
            .formatted(proxies.get(server).port());
    servers.set(server, ChildServer.start(address, CLOCKS.get(server)));
  }

  ChildServer server(int which) {
    return servers.get(which);
  }

  FaultyProxy proxy(int which) {
    return proxies.get(which);
  }

  /** The port of the server, also after it was killed. */
  int port(int which) {
    return servers.get(which).port();
  }

  void close() throws IOException, InterruptedException {
    for (int i = 0; i < SERVERS; i++) {
      servers.get(i).kill();
      proxies.get(i).close();
    }
    database.close();
  }
}
