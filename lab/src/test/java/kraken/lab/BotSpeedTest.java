package kraken.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class BotSpeedTest {

  private static final long MILLISECOND = 1_000_000;

  /** The clock goes on by a millisecond each time that it is read, whatever the machine does. */
  @Test
  void countsTheChoicesAndHowMuchWasSearchedForThem() {
    AtomicLong clock = new AtomicLong();
    BotSpeed speed =
        BotSpeed.of(
            new DiceDuel(),
            2,
            Duration.ofMillis(1),
            Duration.ofMillis(100),
            1,
            () -> clock.addAndGet(MILLISECOND));

    assertThat(speed.game()).isEqualTo(new DiceDuel().about().id());
    assertThat(speed.players()).isEqualTo(2);
    assertThat(speed.choices()).isBetween(10L, 50L);
    assertThat(speed.median()).isEqualTo(1);
    assertThat(speed.p99()).isEqualTo(1);
    assertThat(speed.worst()).isEqualTo(1);
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
