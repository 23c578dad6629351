package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.kit.Seat;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import tools.jackson.databind.JsonNode;

/** A game that somebody hostile sits at, too; whatever is tried, it goes on. */
abstract class UnderAttack extends ServerTest {

  Visitor anne;
  Visitor mallory;
  String table;
  Watching hers;

  @Override
  ServerSettings settings() {
    return super.settings().with(StillLimits.STANDARD);
  }

  @BeforeEach
  void aGameIsUnderWay() {
    anne = visitor("Anne");
    mallory = visitor("Mallory");
    table = anne.open(true, new SeatPlan.Me(null), new SeatPlan.Open());
    hers = anne.watch(table);
    hers.next();
    try (Watching his = mallory.watch(table)) {
      his.ask(new Command.Sit(Seat.of(1), null));
    }
    hers.ask(new Command.Start());
    untilItIsHerTurn();
  }

  void untilItIsHerTurn() {
    while (hers.anyMove().isEmpty()) {
      try (Watching his = mallory.watch(table)) {
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
