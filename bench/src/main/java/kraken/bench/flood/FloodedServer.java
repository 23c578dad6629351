package kraken.bench.flood;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kraken.server.Server;
import kraken.server.ServerSettings;
import kraken.server.logs.LogFormat;
import kraken.server.store.db.StoreLocation;

/**
 * A server in its own process, with the settings and limits that every server has and 128 MB of
 * heap. The main class of that process prints its port, and then answers each line with the heap in
 * use.
 */
final class FloodedServer {

  private static final List<String> OWN = List.of("-XX:", "--", "-Xlog");
  private static final List<String> MEMORY =
      List.of("-Xms64m", "-Xmx128m", "-XX:+ExitOnOutOfMemoryError");
  private static final int KILOBYTES_IN_MEGABYTE = 1024;

  private final Process process;
  private final BufferedReader out;
  private final PrintWriter in;
  private final int port;

  private FloodedServer(Process process) throws IOException {
    this.process = process;
    this.out = process.inputReader(StandardCharsets.UTF_8);
    this.in = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), true);
    this.port = Integer.parseInt(String.valueOf(out.readLine()));
  }

  /**
   * Starts a server, and returns when it listens.
   *
   * @param port 0 for any
   */
  static FloodedServer start(Path folder, int port, File log) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> OWN.stream().anyMatch(option::startsWith))
        .forEach(command::add);
    command.addAll(MEMORY);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(
        List.of(FloodedServer.class.getName(), folder.toString(), Integer.toString(port)));
    return new FloodedServer(
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(log)).start());
  }

  int port() {
    return port;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Stops it in an orderly way. */
  void stop() throws InterruptedException {
    in.close();
    process.waitFor();
  }

  /** The megabytes of heap in use, after a garbage collection. */
  long heap() throws IOException {
    in.println();
    return Long.parseLong(String.valueOf(out.readLine())) >> 20;
  }

  /**
   * The megabytes that the process has of the machine's memory; 0 where the system has no /proc.
   */
  long resident() throws IOException {
    Path status = Path.of("/proc", Long.toString(process.pid()), "status");
    if (!Files.isReadable(status)) {
      return 0;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / KILOBYTES_IN_MEGABYTE)
        .findFirst()
        .orElse(0);
  }

  public static void main(String[] args) throws Exception {
    LogFormat.PLAIN.begin();
    StoreLocation place = new StoreLocation.Folder(Path.of(args[0]));
    try (Server server =
        Server.start(ServerSettings.of("127.0.0.1", Integer.parseInt(args[1]), place))) {
      System.out.println(server.port());
      BufferedReader asked =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      while (asked.readLine() != null) {
        System.gc();
        System.out.println(ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
      }
    }
  }
}
