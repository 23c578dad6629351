package kraken.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HistogramTest {

  @Test
  void aPercentileIsTheSmallestNumberThatSoManyDoNotExceed() {
    Histogram histogram = of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);

    assertThat(histogram.percentile(10)).isEqualTo(1);
    assertThat(histogram.percentile(50)).isEqualTo(5);
    assertThat(histogram.percentile(51)).isEqualTo(6);
    assertThat(histogram.percentile(90)).isEqualTo(9);
    assertThat(histogram.percentile(100)).isEqualTo(10);
  }

  @Test
  void aSingleNumberIsEveryPercentile() {
    assertThat(of(7).lengths()).isEqualTo(new Lengths(7, 7, 7, 7));
  }

  @Test
  void orderAndSharesLeaveNoTrace() {
    Histogram sum = of(900, 3, 0);
    sum.add(of(3, 5000));

    assertThat(sum.lengths()).isEqualTo(of(5000, 0, 3, 900, 3).lengths());
    assertThat(sum.lengths()).isEqualTo(new Lengths(5906 / 5.0, 3, 5000, 5000));
    assertThat(sum.count()).isEqualTo(5);
  }

  private static Histogram of(int... values) {
    Histogram histogram = new Histogram();
    for (int value : values) {
      histogram.add(value);
    }
    return histogram;
  }
}
