package kraken.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class BotSpeedTest {

  @Test
  void countsTheChoicesAndHowMuchWasSearchedForThem() {
    BotSpeed speed =
        BotSpeed.of(new DiceDuel(), 2, Duration.ofMillis(1), Duration.ofMillis(100), 1);

    assertThat(speed.game()).isEqualTo(new DiceDuel().about().id());
    assertThat(speed.players()).isEqualTo(2);
    assertThat(speed.choices()).isPositive();
    assertThat(speed.median()).isLessThanOrEqualTo(speed.p99());
    assertThat(speed.p99()).isLessThanOrEqualTo(speed.worst());
    assertThat(speed.iterations()).isPositive();
    assertThat(speed.positions()).isGreaterThanOrEqualTo(speed.iterations());
  }

  @Test
  void theTableHasALineForEachGameAndNumberOfPlayers() {
    BotSpeed speed = new BotSpeed("duel", 2, 1234, 0.5, 2.5, 3.5, 45_678, 1_234_567);

    assertThat(BotSpeedTable.of(List.of(speed)).lines().toList().get(1))
        .isEqualTo(
            "duel           2    1,234        0.5      2.5       3.5        45,678    1,234,567");
    assertThat(BotSpeedTable.of(List.of(speed))).contains("TAG", "730 iterations/s");
  }
}
