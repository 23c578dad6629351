package kraken.server.logs;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/** Formats a log record for people, with the stack trace below it. */
final class PlainFormatter extends Formatter {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss").withZone(ZoneId.systemDefault());

  @Override
  public String format(LogRecord record) {
    String text =
        TIME.format(record.getInstant())
            + " "
            + record.getLevel()
            + " "
            + record.getLoggerName()
            + " - "
            + formatMessage(record);
    return text + System.lineSeparator() + trace(record);
  }

  static String trace(LogRecord record) {
    if (record.getThrown() == null) {
      return "";
    }
    StringWriter text = new StringWriter();
    record.getThrown().printStackTrace(new PrintWriter(text));
    return text.toString();
  }
}
