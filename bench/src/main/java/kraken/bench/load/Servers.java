package kraken.bench.load;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import kraken.server.store.db.StoreLocation;

/** The servers under load, each in its own process. */
final class Servers implements AutoCloseable {

  private final List<ServerProcess> processes = new ArrayList<>();

  static Servers start(int count, StoreLocation place) throws IOException {
    Servers servers = new Servers();
    try {
      for (int i = 0; i < count; i++) {
        servers.processes.add(ServerProcess.start(place, i));
      }
      return servers;
    } catch (IOException | RuntimeException failure) {
      servers.close();
      throw failure;
    }
  }

  int port(int server) {
    return processes.get(server).port();
  }

  /** The bytes of heap in use of all servers, after a garbage collection. */
  long memory() throws IOException {
    long sum = 0;
    for (ServerProcess process : processes) {
      sum += process.memory();
    }
    return sum;
  }

  /** The processor time of all servers so far. */
  Duration processor() {
    return processes.stream().map(ServerProcess::processor).reduce(Duration.ZERO, Duration::plus);
  }

  @Override
  public void close() {
    processes.forEach(ServerProcess::close);
  }
}
