package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.function.IntFunction;
import kraken.server.store.db.StoreLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server believes forwarding headers only where its settings say that there is a proxy. */
class ProxyTest {

  private static final String FOR = "X-Forwarded-For";

  @TempDir Path folder;

  private Server started(boolean behindProxy) throws Exception {
    return Server.start(
        ServerSettings.of("127.0.0.1", 0, new StoreLocation.Folder(folder))
            .with(UnrefilledLimits.STANDARD)
            .behindProxy(behindProxy));
  }

  private static int asked(Server server, String... headers) {
    return TestClient.nameless(server.port()).send("GET", "/health", "", headers).statusCode();
  }

  /** Whether a client that sends many requests, each with such a header, is refused in the end. */
  private static boolean isLimited(Server server, IntFunction<String[]> headers) {
    for (int i = 0; i < 2_000; i++) {
      if (asked(server, headers.apply(i)) == 429) {
        return true;
      }
    }
    return false;
  }

  private static String someAddress(int i) {
    return "192.0." + i / 256 + "." + i % 256;
  }

  private static String[] header(String name, String value) {
    return new String[] {name, value};
  }

  @Test
  void behindAProxyLimitsCountForEachVisitor() throws Exception {
    try (Server server = started(true)) {
      assertThat(isLimited(server, _ -> header(FOR, "192.0.2.1"))).isTrue();
      assertThat(asked(server, FOR, "192.0.2.2")).isEqualTo(200);
    }
  }

  @Test
  void whatAVisitorClaimsInOtherHeadersIsNotBelieved() throws Exception {
    try (Server server = started(true)) {
      assertThat(isLimited(server, i -> header("Forwarded", "for=" + someAddress(i)))).isTrue();
      var foreign =
          TestClient.nameless(server.port())
              .send(
                  "PUT",
                  "/api/me",
                  "{}",
                  FOR,
                  "192.0.2.2",
                  "X-Forwarded-Host",
                  "evil.example",
                  "Origin",
                  "http://evil.example");
      assertThat(foreign.body()).contains("foreign-origin");
    }
  }

  @Test
  void figuresAreToldOnTheMachineAlone() throws Exception {
    try (Server server = started(true)) {
      TestClient somebody = TestClient.nameless(server.port());
      assertThat(somebody.get("/metrics").statusCode()).isEqualTo(200);
      assertThat(somebody.send("GET", "/metrics", "", FOR, "192.0.2.1").body())
          .contains("not-from-here");
      assertThat(somebody.send("GET", "/metrics", "", FOR, "localhost").statusCode())
          .isEqualTo(403);
    }
  }

  @Test
  void withoutAProxyNobodyIsBelieved() throws Exception {
    try (Server server = started(false)) {
      assertThat(isLimited(server, i -> header(FOR, someAddress(i)))).isTrue();
    }
  }
}
