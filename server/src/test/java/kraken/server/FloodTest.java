package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import kraken.server.http.limits.Limit;
import kraken.server.http.limits.Limits;
import kraken.server.http.limits.Rate;
import kraken.tables.SeatPlan;
import org.junit.jupiter.api.Test;

/** A flood is refused with what the limit is and when to come back. */
class FloodTest extends ServerTest {

  private static final int CONNECTIONS = 20;

  @Override
  ServerSettings settings() {
    return super.settings()
        .with(
            Limits.STANDARD
                .with(Limit.CONNECTIONS, new Rate(CONNECTIONS, 0))
                .with(Limit.HEAD, new Rate(1, 0))
                .with(Limit.GAMES, new Rate(3, 0.001)));
  }

  private Socket connected() throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), server.port());
  }

  /** On a slow machine the first ones are cut off before the last one comes: then once more. */
  @Test
  void anAddressWithTooManyConnectionsIsToldSo() throws IOException {
    String refused = "";
    while (refused.isEmpty()) {
      refused = oneTooMany();
    }
    assertThat(refused)
        .startsWith("HTTP/1.1 429")
        .contains("Retry-After: 10", "Too many open connections from one address");
  }

  private String oneTooMany() throws IOException {
    List<Socket> open = new ArrayList<>();
    try {
      for (int i = 0; i <= CONNECTIONS; i++) {
        open.add(connected());
      }
      return read(open.getLast());
    } finally {
      for (Socket socket : open) {
        socket.close();
      }
    }
  }

  @Test
  void whoSendsAHeadLetterByLetterIsCutOff() throws IOException {
    try (Socket socket = connected()) {
      socket.getOutputStream().write("GET / HT".getBytes(StandardCharsets.US_ASCII));
      assertThat(read(socket)).as("the server closes without an answer").isEmpty();
    }
    TestClient anne = client("Anne");
    assertThat(anne.get("/metrics").body()).contains("kraken_limited_total{limit=\"head\"}");
  }

  private static String read(Socket socket) throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void theStoryOfATableCountsAmongGames() {
    TestClient anne = client("Anne");
    String table = anne.open(false, new SeatPlan.Me(null));
    for (int i = 0; i < 3; i++) {
      assertThat(anne.get("/api/tables/" + table + "/story").statusCode()).isEqualTo(200);
    }
    HttpResponse<String> refused = anne.get("/api/tables/" + table + "/story");
    assertThat(refused.statusCode()).isEqualTo(429);
    assertThat(refused.headers().firstValueAsLong("Retry-After").orElseThrow()).isPositive();
    assertThat(TestClient.tree(refused).get("sentence").asString())
        .contains("as a whole from one address: 3 at once, then 0.001 a second. Come back in ");
    assertThat(anne.get("/metrics").body()).contains("kraken_limited_total{limit=\"games\"} 1.0");
  }
}
