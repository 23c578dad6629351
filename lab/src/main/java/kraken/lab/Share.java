package kraken.lab;

/** A part of all games: its count, its rate, and the confidence interval of the rate. */
public record Share(long count, double rate, Interval interval) {

  public static Share of(long count, long all) {
    return new Share(count, (double) count / all, Interval.wilson(count, all));
  }
}
