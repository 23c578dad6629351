package kraken.tables.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BackOffTest {

  private final BackOff backOff = new BackOff();

  private void fail(int times) {
    for (int i = 0; i < times; i++) {
      backOff.failed();
    }
  }

  @Test
  void withoutAFailureThereIsNoPause() {
    assertThat(backOff.pause()).isZero();
  }

  @Test
  void everyFailureDoublesThePause() {
    for (int millis = 5; millis <= 80; millis *= 2) {
      backOff.failed();
      assertThat(backOff.pause()).isEqualTo(Duration.ofMillis(millis));
    }
  }

  @Test
  void noPauseIsLongerThanAboutFiveSeconds() {
    fail(11);
    assertThat(backOff.pause()).isEqualTo(Duration.ofMillis(5_120));
    fail(1_000);
    assertThat(backOff.pause()).isEqualTo(Duration.ofMillis(5_120));
  }

  @Test
  void aSuccessMakesAllFailuresForgotten() {
    fail(7);
    backOff.succeeded();
    assertThat(backOff.pause()).isZero();
    fail(1);
    assertThat(backOff.pause()).isEqualTo(Duration.ofMillis(5));
  }
}
