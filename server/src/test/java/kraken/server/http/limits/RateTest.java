package kraken.server.http.limits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RateTest {

  @ParameterizedTest
  @ValueSource(strings = {"300/50", "20/0.2", "100", "0"})
  void isWrittenAsItIsRead(String text) {
    assertThat(Rate.of(text)).map(Rate::text).contains(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "many", "-1", "1/", "/1", "1/x", "1 /2", "9999999999", "1e3"})
  void nonsenseIsNone(String text) {
    assertThat(Rate.of(text)).isEmpty();
  }

  @Test
  void isToldInWords() {
    assertThat(new Rate(3000, 0.2).words()).isEqualTo("3,000 at once, then 0.2 a second");
    assertThat(new Rate(100, 0).words()).isEqualTo("at most 100");
  }
}
