package kraken.server.logs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import kraken.jackson.Json;
import org.junit.jupiter.api.Test;

class LogFormatTest {

  private static LogRecord line(String message) {
    LogRecord line = new LogRecord(Level.WARNING, message);
    line.setLoggerName("kraken.store");
    line.setInstant(Instant.parse("2026-11-16T01:02:03Z"));
    return line;
  }

  @Test
  void aLineForProgramsIsOneJsonObjectWhateverTheMessageHolds() {
    LogRecord line = line("two\nlines and \"quotes\"");
    line.setThrown(new IllegalStateException("broken"));

    String text = LogFormat.JSON.formatter().format(line);

    assertThat(text).endsWith("}\n").containsOnlyOnce("\n");
    JsonFormatter.Line read = Json.read(text, JsonFormatter.Line.class);
    assertThat(read.at()).isEqualTo("2026-11-16T01:02:03Z");
    assertThat(read.level()).isEqualTo("WARNING");
    assertThat(read.from()).isEqualTo("kraken.store");
    assertThat(read.message()).isEqualTo("two\nlines and \"quotes\"");
    assertThat(read.trace()).startsWith("java.lang.IllegalStateException: broken");
  }

  @Test
  void aLineForPeopleSaysWhenWhoAndWhat() {
    assertThat(LogFormat.PLAIN.formatter().format(line("the disk is full")))
        .contains(" WARNING kraken.store - the disk is full");
  }
}
