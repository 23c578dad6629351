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

/** The server in a process, and if the system can do it on a core, of its own. */
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

  /** The place goes by the environment: there may be a password in it. */
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
   * The launcher gives this process the options that it gives to servers. The one about logs keeps
   * the JVM from talking where we listen for the port.
   */
  private static List<String> ownOptions() {
    return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> OWN.stream().anyMatch(option::startsWith))
        .toList();
  }

  /** The players' process stays off the servers' cores. */
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

  /** Bytes of heap after a collection. */
  long memory() throws IOException {
    in.println();
    return Long.parseLong(String.valueOf(out.readLine()));
  }

  /** Processor time so far. */
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
