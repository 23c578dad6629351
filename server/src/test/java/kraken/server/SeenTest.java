package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import kraken.kit.Seat;
import kraken.tables.Saying;
import kraken.tables.SeatPlan;
import kraken.tables.command.ClientMessage;
import kraken.tables.command.Command;
import kraken.tables.live.TableSettings;
import org.junit.jupiter.api.Test;

/** A page says over its socket what it has shown, and bots wait for it. */
class SeenTest extends ServerTest {

  @Override
  ServerSettings settings() {
    return super.settings().with(TableSettings.STANDARD.withBotPause(Duration.ofMillis(1)));
  }

  @Test
  void aBotGoesOnOnlyWhenThePageHasShownItsLastMove() {
    TestClient anne = client("Anne");
    String table = anne.open("attack", false, new SeatPlan.Me(null), new SeatPlan.Bot("medium"));
    try (TestSocket hers = anne.watch(table)) {
      hers.next();
      hers.send(new ClientMessage.Seen(hers.number()));
      hers.ask(new Command.Start());
      for (var move = hers.anyMove(); move.isPresent(); move = hers.anyMove()) {
        hers.send(new ClientMessage.Seen(hers.number()));
        hers.ask(move.get());
      }
      long handedOver = hers.number();
      hers.ask(new Command.Say(Seat.of(0), new Saying.Words("Wait a moment.")));
      assertThat(hers.number()).as("the bot has not moved").isEqualTo(handedOver + 1);
      hers.send(new ClientMessage.Seen(hers.number()));
      assertThat(hers.next().get("number").asLong()).isGreaterThan(handedOver + 1);
    }
  }
}
