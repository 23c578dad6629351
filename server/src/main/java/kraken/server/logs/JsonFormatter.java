package kraken.server.logs;

import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import kraken.jackson.Json;

/** A line for programs. */
final class JsonFormatter extends Formatter {

  /**
   * What stands in it.
   *
   * @param at in UTC, as ISO 8601 has it
   * @param trace of what was thrown; empty where nothing was
   */
  record Line(String at, String level, String from, String message, String trace) {}

  @Override
  public String format(LogRecord line) {
    Line written =
        new Line(
            line.getInstant().toString(),
            line.getLevel().getName(),
            String.valueOf(line.getLoggerName()),
            formatMessage(line),
            PlainFormatter.trace(line));
    return Json.write(written, Line.class) + "\n";
  }
}
