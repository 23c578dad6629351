package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.jackson.Json;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import kraken.tables.command.Request;
import org.junit.jupiter.api.Test;

/** A page of release 0.1 that is open while the server is upgraded keeps working. */
class EarlierClientTest extends ServerTest {

  private static String bareRequest(String id, Command command) {
    return Json.write(new Request(id, 0, command), Request.class);
  }

  @Test
  void aBareRequestIsAnsweredAndPingAndFollowAreTakenAsTexts() {
    TestClient anne = client("Anne");
    String first = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Open());
    String second = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Open());
    try (TestSocket hers = anne.watch(first)) {
      hers.next();
      hers.sendIfOpen("ping");
      hers.sendIfOpen(bareRequest("r1", new Command.Say(null, new Saying.Words("ahoy"))));
      assertThat(hers.next().toString()).contains("ahoy");
      assertThat(hers.next().toString()).contains("\"Answered\"", "\"Done\"", "\"r1\"");

      hers.sendIfOpen("follow " + second);
      assertThat(hers.next().toString()).contains("\"Whole\"", second);
    }
  }

  @Test
  void whatNoReleaseKnowsIsRefusedWithASentence() {
    TestClient anne = client("Anne");
    String table = anne.open(false, new SeatPlan.Me(null), new SeatPlan.Open());
    try (TestSocket hers = anne.watch(table)) {
      hers.next();
      hers.sendIfOpen("pong");
      assertThat(hers.next().toString()).contains("malformed");
    }
  }
}
