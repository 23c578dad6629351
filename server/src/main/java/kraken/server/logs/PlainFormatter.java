package kraken.server.logs;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/** A line for people, with the trace of what was thrown below it. */
final class PlainFormatter extends Formatter {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss").withZone(ZoneId.systemDefault());

  @Override
  public String format(LogRecord line) {
    String text =
        TIME.format(line.getInstant())
            + " "
            + line.getLevel()
            + " "
            + line.getLoggerName()
            + " - "
            + formatMessage(line);
    return text + System.lineSeparator() + trace(line);
  }

  static String trace(LogRecord line) {
    if (line.getThrown() == null) {
      return "";
    }
    StringWriter text = new StringWriter();
    line.getThrown().printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
