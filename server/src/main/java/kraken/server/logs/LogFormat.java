package kraken.server.logs;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/**
 * The format of log lines. They go to standard error, and contain neither secrets nor ids of
 * tables.
 */
public enum LogFormat {
  /** For people. */
  PLAIN,
  /** For programs: one JSON object a line. */
  JSON;

  private static final Logger ROOT = Logger.getLogger("");
  private static final Logger OURS = Logger.getLogger("kraken");

  /**
   * The parts of Jetty that read what visitors send. They warn in the visitor's own words, before
   * any limit; the visitor is answered, and the log stays ours.
   */
  private static final List<Logger> READERS_OF_REQUESTS =
      List.of(
          Logger.getLogger("org.eclipse.jetty.http"),
          Logger.getLogger("org.eclipse.jetty.util.HostPort"));

  /** Formats all log lines like this from now on. Libraries log only warnings and errors. */
  public void begin() {
    LogManager.getLogManager().reset();
    Handler handler = new ConsoleHandler();
    handler.setFormatter(formatter());
    handler.setLevel(Level.ALL);
    ROOT.addHandler(handler);
    ROOT.setLevel(Level.WARNING);
    OURS.setLevel(Level.INFO);
    READERS_OF_REQUESTS.forEach(reader -> reader.setLevel(Level.OFF));
  }

  Formatter formatter() {
    return switch (this) {
      case PLAIN -> new PlainFormatter();
      case JSON -> new JsonFormatter();
    };
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<LogFormat> called(String word) {
    return Arrays.stream(values()).filter(logs -> logs.word().equals(word)).findFirst();
  }

  public static List<String> words() {
    return Arrays.stream(values()).map(LogFormat::word).toList();
  }
}
