package kraken.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
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

  /**
   * Starts one and waits until it is open.
   *
   * @param place a folder, or the address of a database
   * @param ahead by how much its clock is wrong
   */
  static ChildServer start(String place, Duration ahead) {
    try {
      Process process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "--enable-native-access=ALL-UNNAMED",
                  "-XX:TieredStopAtLevel=1",
                  "-cp",
                  System.getProperty("java.class.path"),
                  ChildServer.class.getName(),
                  place,
                  ahead.toString())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
      return new ChildServer(process, Integer.parseInt(String.valueOf(out.readLine())));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  int port() {
    return port;
  }

  /** As kill -9 does. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** It hears nothing and does nothing, but its connections stay. */
  void pause() throws IOException, InterruptedException {
    signal("STOP");
  }

  void goOn() throws IOException, InterruptedException {
    signal("CONT");
  }

  /** As an operator does. */
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

  /** What the child runs. */
  public static void main(String[] args) throws Exception {
    Server server =
        Server.start(
            ServerSettings.of("127.0.0.1", 0, StoreLocation.of(args[0]))
                .with(Limits.NONE)
                .with(InstantSource.offset(InstantSource.system(), Duration.parse(args[1])))
                .with(TableSettings.STANDARD.withBotDelay(Duration.ZERO)));
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    System.out.println(server.port());
    System.in.transferTo(OutputStream.nullOutputStream()); // until who has started this is no more
    System.exit(0);
  }
}
