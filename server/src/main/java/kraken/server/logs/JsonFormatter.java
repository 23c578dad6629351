package kraken.server.logs;

import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import kraken.jackson.Json;

/** Formats a log record as JSON, for programs. */
final class JsonFormatter extends Formatter {

  /**
   * The fields of a line.
   *
   * @param at in UTC, as ISO 8601
   * @param trace the stack trace of the exception; empty where there is none
   */
  record Line(String at, String level, String from, String message, String trace) {}

  @Override
  public String format(LogRecord record) {
    Line written =
        new Line(
            record.getInstant().toString(),
            record.getLevel().getName(),
            String.valueOf(record.getLoggerName()),
            formatMessage(record),
            PlainFormatter.trace(record));
    return Json.write(written, Line.class) + "\n";
  }
}
