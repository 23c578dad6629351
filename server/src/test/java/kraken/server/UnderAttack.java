package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.kit.Seat;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import tools.jackson.databind.JsonNode;

/**
 * A base of tests: a game where Mallory, who is hostile, has a seat. After each test the game must
 * go on.
 */
abstract class UnderAttack extends ServerTest {

  TestClient anne;
  TestClient mallory;
  String table;
  TestSocket hers;

  @Override
  ServerSettings settings() {
    return super.settings().with(UnrefilledLimits.STANDARD);
  }

  @BeforeEach
  void aGameIsUnderWay() {
    anne = client("Anne");
    mallory = client("Mallory");
    table = anne.open(true, new SeatPlan.Me(null), new SeatPlan.Open());
    hers = anne.watch(table);
    hers.next();
    try (TestSocket his = mallory.watch(table)) {
      his.ask(new Command.Sit(Seat.of(1), null));
    }
    hers.ask(new Command.Start());
    untilItIsHerTurn();
  }

  void untilItIsHerTurn() {
    while (hers.anyMove().isEmpty()) {
      try (TestSocket his = mallory.watch(table)) {
        his.next();
        his.ask(his.anyMove().orElseThrow());
        hers.upTo(his.number());
      }
    }
  }

  @AfterEach
  void theTableIsUnharmed() {
    JsonNode reply = hers.ask(hers.anyMove().orElseThrow());
    assertThat(reply.get("type").asString()).as(reply.toString()).isEqualTo("Done");
    hers.close();
  }

  static void assertSaysEnough(String sentence) {
    assertThat(sentence).endsWith("; /openapi.json tells all of it.").hasSizeLessThan(250);
    assertThat(sentence).doesNotContain("Exception", "kraken.", "java.", "\n");
  }
}
