package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import kraken.server.logs.LogFormat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a visitor sends, nothing of it comes into the log. */
class LogsHoldNoVisitorsWordsTest extends ServerTest {

  private final Queue<LogRecord> lines = new ConcurrentLinkedQueue<>();

  @BeforeEach
  void log() {
    LogFormat.PLAIN.begin();
    Logger.getLogger("").addHandler(new Recorder());
  }

  @AfterEach
  void logAsBefore() throws IOException {
    LogManager.getLogManager().readConfiguration();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CONNECT /xyzzy HTTP/1.1\r\nHost: a",
        "CONNECT xyzzy:443 HTTP/1.1\r\nHost: xyzzy:443",
        "GET / HTTP/1.1\r\nHost: xy zzy",
        "GET / HTTP/1.1\r\nHost: a:xyzzy",
        "GET / HTTP/1.1\r\nHost: <xyzzy>",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: xyzzy",
        "GET http://xy[zzy/ HTTP/1.1\r\nHost: a",
        "GET /%zzxyzzy HTTP/1.1\r\nHost: a",
        "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: xyzzy",
        "xyzzy",
      })
  void nothingOfARequestIsLogged(String head) throws IOException {
    assertThat(answer(head)).startsWith("HTTP/1.1 4");
    assertThat(lines).extracting(LogRecord::getMessage).isEmpty();
  }

  private String answer(String head) throws IOException {
    try (Socket line = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      String closing = head + "\r\nConnection: close\r\n\r\n";
      line.getOutputStream().write(closing.getBytes(StandardCharsets.US_ASCII));
      return new String(line.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    }
  }

  private final class Recorder extends Handler {
    @Override
    public void publish(LogRecord line) {
      lines.add(line);
    }

    @Override
    public void flush() {
      // nothing is held back
    }

    @Override
    public void close() {
      // nothing is open
    }
  }
}
