package kraken.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import kraken.server.http.limits.Limits;
import kraken.server.store.db.StoreLocation;
import kraken.tables.live.TableSettings;

/** A server in a process of its own, which can be killed. */
final class ChildServer {

  private final Process process;
  private final int port;

  private ChildServer(Process process, int port) {
    this.process = process;
    this.port = port;
  }

  static ChildServer start(Path folder) {
    return start(folder.toString(), Duration.ZERO);
  }

  /** One that shares a temporary folder with others, and writes its log to a file. */
  static ChildServer start(Path folder, Path temporary, Path log) {
    return start(
        folder.toString(),
        Duration.ZERO,
        List.of("-Djava.io.tmpdir=" + temporary),
        ProcessBuilder.Redirect.to(log.toFile()));
  }

  /**
   * Starts a server and waits until it listens.
   *
   * @param place a folder, or the address of a database
   * @param ahead how far its clock is ahead
   */
  static ChildServer start(String place, Duration ahead) {
    return start(place, ahead, List.of(), ProcessBuilder.Redirect.INHERIT);
  }

  private static ChildServer start(
      String place, Duration ahead, List<String> options, ProcessBuilder.Redirect log) {
    try {
      List<String> command = new ArrayList<>();
      command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1"));
      command.addAll(options);
      command.addAll(List.of("-cp", System.getProperty("java.class.path")));
      command.addAll(List.of(ChildServer.class.getName(), place, ahead.toString()));
      Process process = new ProcessBuilder(command).redirectError(log).start();
      BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
      return new ChildServer(process, Integer.parseInt(String.valueOf(out.readLine())));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  int port() {
    return port;
  }

  /** Kills the process, as kill -9 does. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Stops the process for a while; its connections stay open. */
  void pause() throws IOException, InterruptedException {
    signal("STOP");
  }

  void resume() throws IOException, InterruptedException {
    signal("CONT");
  }

  /** Stops the server in an orderly way, as an operator does. */
  void stop() throws InterruptedException {
    process.destroy();
    process.waitFor();
  }

  private void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
  }

  long pid() {
    return process.pid();
  }

  /** Runs in the child process. */
  public static void main(String[] args) throws Exception {
    Server server =
        Server.start(
            ServerSettings.of("127.0.0.1", 0, StoreLocation.of(args[0]))
                .with(Limits.NONE)
                .with(InstantSource.offset(InstantSource.system(), Duration.parse(args[1])))
                .with(TableSettings.STANDARD.withBotPause(Duration.ZERO)));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    System.out.println(server.port());
    System.in.transferTo(OutputStream.nullOutputStream()); // until the parent process ends
    System.exit(0);
  }
}
