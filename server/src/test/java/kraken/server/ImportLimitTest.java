package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import kraken.server.http.limits.Limit;
import org.junit.jupiter.api.Test;

/** An imported game is as much work as an exported one, so both count for an address. */
class ImportLimitTest extends ServerTest {

  @Override
  ServerSettings settings() {
    return super.settings().with(UnrefilledLimits.STANDARD);
  }

  @Test
  void manyPersonsAtOneAddressShareTheLimitOfGames() {
    int tables = Limit.TABLES.standard().burst();
    int persons = Limit.GAMES.standard().burst() / tables;
    for (int i = 0; i < persons; i++) {
      TestClient person = client("Person " + i);
      for (int j = 0; j < tables; j++) {
        assertThat(bringIn(person).statusCode()).isEqualTo(400);
      }
    }
    assertThat(bringIn(client("One more")).statusCode()).isEqualTo(429);
  }

  private static HttpResponse<String> bringIn(TestClient person) {
    return person.send("POST", "/api/imports", "{}");
  }
}
