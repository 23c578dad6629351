package kraken.lab;

/** How many of all games, as a rate, and how sure that rate is. */
public record Share(long count, double rate, Interval interval) {

  static Share of(long count, long all) {
    return new Share(count, (double) count / all, Interval.wilson(count, all));
  }
}
