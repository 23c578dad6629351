package kraken.lab;

import com.fasterxml.jackson.annotation.JsonFormat;

/** The interval that contains the true rate with 95 % confidence. In JSON it is a pair. */
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
public record Interval(double low, double high) {

  /** The 97.5th percentile of the standard normal distribution. */
  private static final double Z = 1.959963984540054;

  /**
   * Wilson's score interval. Unlike the normal approximation it holds near 0 and 1 and for few
   * games.
   */
  static Interval wilson(long count, long all) {
    double rate = (double) count / all;
    double weight = Z * Z / all;
    double middle = (rate + weight / 2) / (1 + weight);
    double reach = Math.sqrt(rate * (1 - rate) * weight + weight * weight / 4) / (1 + weight);
    return new Interval(Math.max(0, middle - reach), Math.min(1, middle + reach));
  }
}
