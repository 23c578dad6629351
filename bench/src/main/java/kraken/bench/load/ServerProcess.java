package kraken.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The server in a process, and if the system can do it on a core, of its own. */
final class ServerProcess implements AutoCloseable {

  private static final Path TASKSET = Path.of("/usr/bin/taskset");

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

  static ServerProcess start(Path data) throws IOException {
    return new ServerProcess(
        new ProcessBuilder(command(data)).redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  private static List<String> command(Path data) {
    List<String> command = new ArrayList<>();
    if (hasCoresOfTheirOwn()) {
      command.addAll(List.of(TASKSET.toString(), "-c", "0"));
    }
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:ActiveProcessorCount=1", "-Xms512m", "-Xmx1g"));
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(ServerUnderLoad.class.getName());
    command.add(data.toString());
    return command;
  }

  /** The players' process stays off the server's core. */
  static boolean hasCoresOfTheirOwn() {
    return Files.isExecutable(TASKSET) && Runtime.getRuntime().availableProcessors() > 1;
  }

  /** Moves this process, with all its threads, to the other core. */
  static void stepAside() throws IOException, InterruptedException {
    if (hasCoresOfTheirOwn()) {
      String pid = Long.toString(ProcessHandle.current().pid());
      new ProcessBuilder(TASKSET.toString(), "-a", "-c", "-p", "1", pid)
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
