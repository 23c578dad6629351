package kraken.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {

  private static final Offset<Double> CLOSE = within(0.00005);

  /** Newcombe 1998, table I, method 3; the last one mirrors his 0 of 20. */
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0.0000, 0.1611",
    "1, 29, 0.0061, 0.1718",
    "20, 20, 0.8389, 1.0000",
  })
  void wilsonsIntervalHasTheValuesOfTheLiterature(long count, long all, double low, double high) {
    Interval interval = Interval.wilson(count, all);

    assertThat(interval.low()).isCloseTo(low, CLOSE);
    assertThat(interval.high()).isCloseTo(high, CLOSE);
  }
}
