package kraken.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import kraken.server.store.db.StoreLocation;

/** A server in its own process, and on its own core where the system has taskset. */
final class ServerProcess implements AutoCloseable {

  private static final List<String> OWN = List.of("-XX:", "--", "-Xlog");
  private static final Path TASKSET = Path.of("/usr/bin/taskset");
  private static final int CORES = Runtime.getRuntime().availableProcessors();
  private static final int PLAYERS_CORE = CORES - 1;

  private final Process process;
  private final BufferedReader out;
  private final PrintWriter in;
  private final int port;

  private ServerProcess(Process process) throws IOException {
    this.process = process;
    this.out = process.inputReader(StandardCharsets.UTF_8);
    this.in = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
    this.port = Integer.parseInt(String.valueOf(out.readLine()));
  }

  /** Starts a server. Passes its location in the environment, since it may hold a password. */
  static ServerProcess start(StoreLocation place, int number) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command(number)).redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put(ServerUnderLoad.PLACE, written(place));
    return new ServerProcess(builder.start());
  }

  private static String written(StoreLocation place) {
    return switch (place) {
      case StoreLocation.Folder(Path path) -> path.toString();
      case StoreLocation.Shared(String address) -> address;
    };
  }

  private static List<String> command(int number) {
    List<String> command = new ArrayList<>();
    if (hasCoresOfTheirOwn()) {
      String core = Integer.toString(number % PLAYERS_CORE);
      command.addAll(List.of(TASKSET.toString(), "-c", core));
    }
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ownOptions());
    command.addAll(List.of("-XX:ActiveProcessorCount=1", "-Xms1g", "-Xmx1g"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(ServerUnderLoad.class.getName());
    return command;
  }

  /**
   * The JVM options that the launcher has given to this process; servers get the same. The one
   * about logs keeps JVM warnings out of the output, where we read the port.
   */
  private static List<String> ownOptions() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> OWN.stream().anyMatch(option::startsWith))
        .toList();
  }

  /** Whether servers and players can run on different cores. */
  static boolean hasCoresOfTheirOwn() {
    return Files.isExecutable(TASKSET) && CORES > 1;
  }

  /** Moves this process, with all its threads, to the last core. */
  static void stepAside() throws IOException, InterruptedException {
    if (hasCoresOfTheirOwn()) {
      String pid = Long.toString(ProcessHandle.current().pid());
      String core = Integer.toString(PLAYERS_CORE);
      new ProcessBuilder(TASKSET.toString(), "-a", "-c", "-p", core, pid)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    }
  }

  int port() {
    return port;
  }

  /** The bytes of heap in use, after a garbage collection. */
  long memory() throws IOException {
    in.println();
    return Long.parseLong(String.valueOf(out.readLine()));
  }

  /** The processor time of the process so far. */
  Duration processor() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  @Override
  public void close() {
    in.close();
    try {
      process.waitFor();
    } catch (InterruptedException hurried) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
