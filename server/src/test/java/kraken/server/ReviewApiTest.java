package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import kraken.tables.SeatPlan;
import org.junit.jupiter.api.Test;

class ReviewApiTest extends ServerTest {

  @Test
  void aGameThatIsNotOverHasNoReview() {
    TestClient anne = client("Anne");
    String table = anne.open(false, new SeatPlan.Me(null));

    HttpResponse<String> answer = anne.get("/api/tables/" + table + "/review");

    assertThat(answer.statusCode()).isEqualTo(409);
    assertThat(TestClient.tree(answer).get("code").asString()).isEqualTo("not-over");
    assertThat(anne.get("/api/tables/" + "a".repeat(26) + "/review").statusCode()).isEqualTo(404);
  }
}
