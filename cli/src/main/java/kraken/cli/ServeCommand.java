package kraken.cli;

import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import kraken.cli.arguments.ArgumentReader;
import kraken.cli.arguments.WholeNumberConverter;
import kraken.server.Server;
import kraken.server.ServerSettings;
import kraken.server.http.CannotListenException;
import kraken.server.logs.LogFormat;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.Retention;
import kraken.tables.live.TableSettings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Starts the server. */
@Command(
    name = "serve",
    description = "Serve the games to browsers, until it is stopped with Ctrl-C.",
    separator = " ",
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./kraken serve",
      "  ./kraken serve --host 0.0.0.0 --port 80 --data /var/lib/kraken",
      "  ./kraken serve --database 'jdbc:postgresql://db.example.org/kraken?user=kraken'",
      "",
      "Each setting can also stand in the environment (--bot-pause as KRAKEN_BOT_PAUSE) or in the",
      "file that --config names (a line: bot-pause = 450). The flag wins, then the environment."
    })
final class ServeCommand implements Callable<Integer> {

  private final LimitOptions limitOptions = new LimitOptions();

  @SuppressWarnings("NullAway.Init") // picocli calls spec() first
  private CommandSpec spec;

  /** Adds the options of the limits to those of the fields. */
  @Spec
  void spec(CommandSpec given) {
    spec = given;
    limitOptions.addTo(given);
  }

  @Option(
      names = "--port",
      paramLabel = "N",
      converter = WholeNumberConverter.OfPort.class,
      description = "The port to listen on (default: 8080).")
  private long port = 8080;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      description =
          "The address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for everybody who can"
              + " reach it (default: 127.0.0.1).")
  private String host = "127.0.0.1";

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "Where all tables are kept; made if it is not there (default: ./data).")
  private Path data = Path.of("data");

  @Option(
      names = "--database",
      paramLabel = "ADDRESS",
      description =
          "A PostgreSQL to keep them in instead, as jdbc:postgresql://HOST/NAME; any number of"
              + " servers can share it.")
  private @Nullable String database;

  @Option(
      names = "--bot-pause",
      paramLabel = "MILLISECONDS",
      converter = WholeNumberConverter.OfMilliseconds.class,
      description = "How long a bot seems to think about a move (default: 450).")
  private long botPause = TableSettings.STANDARD.botPause().toMillis();

  @Option(
      names = "--keep-unstarted",
      paramLabel = "DAYS",
      converter = WholeNumberConverter.OfDays.class,
      description =
          "How long a table waits for its start after the last thing that happened there; 0 is for"
              + " ever (default: 3).")
  private long keepUnstarted = Retention.STANDARD.unstarted().toDays();

  @Option(
      names = "--keep-abandoned",
      paramLabel = "DAYS",
      converter = WholeNumberConverter.OfDays.class,
      description =
          "How long a game is kept that is not over, after the last move; 0 is for ever (default:"
              + " 90).")
  private long keepAbandoned = Retention.STANDARD.abandoned().toDays();

  @Option(
      names = "--keep-finished",
      paramLabel = "DAYS",
      converter = WholeNumberConverter.OfDays.class,
      description = "How long a game is kept that is over; 0 is for ever (default: 0).")
  private long keepFinished = Retention.STANDARD.finished().toDays();

  @Option(
      names = "--log",
      paramLabel = "FORM",
      converter = LogFormatConverter.class,
      description =
          "How log lines on standard error look: plain, or json for programs (default: plain).")
  private LogFormat log = LogFormat.PLAIN;

  @Option(
      names = "--behind-proxy",
      arity = "0..1",
      paramLabel = "true|false",
      fallbackValue = "true",
      description =
          "Only a proxy can reach this server, and tells whom it asks for (X-Forwarded-For);"
              + " without it all visitors share the limits of one.")
  private boolean behindProxy;

  @Option(
      names = "--alerts-anywhere",
      arity = "0..1",
      paramLabel = "true|false",
      fallbackValue = "true",
      description =
          "Web push and webhooks may also go to plain http and to addresses that are not public,"
              + " such as an ntfy server in the same network.")
  private boolean alertsAnywhere;

  @Option(
      names = ServerOptions.CONFIG,
      paramLabel = "FILE",
      description = "A file with settings, a line each.")
  @SuppressWarnings("UnusedVariable") // ServerOptions asks the command line for it
  private @Nullable Path config;

  @Override
  public Integer call() throws InterruptedException, UnusableStoreException, CannotListenException {
    log.begin();
    InetAddress address = address();
    Server server = started();
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    tell(address, server.port());
    new CountDownLatch(1).await();
    return ExitCode.OK;
  }

  private InetAddress address() {
    try {
      return InetAddress.getByName(host);
    } catch (UnknownHostException unknown) {
      throw wrong("--host is an address of this machine, such as 127.0.0.1, not \"" + host + "\".");
    }
  }

  private Server started() throws UnusableStoreException, CannotListenException {
    return Server.start(
        ServerSettings.of(host, (int) port, place())
            .with(limitOptions.limits())
            .with(tables())
            .with(retention())
            .behindProxy(behindProxy)
            .alertingAnywhere(alertsAnywhere));
  }

  private StoreLocation place() {
    return database == null
        ? new StoreLocation.Folder(data)
        : new ArgumentReader(spec.commandLine()).database(database);
  }

  private TableSettings tables() {
    return TableSettings.STANDARD.withBotPause(Duration.ofMillis(botPause));
  }

  private Retention retention() {
    return new Retention(
        Duration.ofDays(keepUnstarted),
        Duration.ofDays(keepAbandoned),
        Duration.ofDays(keepFinished),
        Retention.STANDARD.closed());
  }

  private void tell(InetAddress address, int listening) {
    PrintWriter out = spec.commandLine().getOut();
    String name = address.isAnyLocalAddress() ? "localhost" : address.getHostAddress();
    String shown = name.contains(":") ? "[" + name + "]" : name;
    out.println("Kraken Table is open at http://" + shown + ":" + listening + "/");
    out.println(
        address.isLoopbackAddress()
            ? "Only this machine can reach it; ./kraken serve --host 0.0.0.0 opens it to the"
                + " network."
            : "Whoever reaches this machine can reach it; for the internet, put https in front of"
                + " it.");
    String kept = database == null ? data.toString() : StoreLocation.shown(database);
    out.println("Ctrl-C stops it; what was played stays in " + kept + ".");
    out.flush();
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}
