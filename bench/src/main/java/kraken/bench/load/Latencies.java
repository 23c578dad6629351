package kraken.bench.load;

/** A histogram of times, in steps of two per cent. */
public final class Latencies {

  private static final double STEP = Math.log(1.02);

  private final long[] counts = new long[1500];
  private long all;

  public void add(long nanos) {
    counts[Math.min(counts.length - 1, (int) (Math.log(Math.max(1.0, (double) nanos)) / STEP))]++;
    all++;
  }

  public long count() {
    return all;
  }

  /** The percentile: the time in milliseconds that this share of all times does not exceed. */
  public double millis(double share) {
    long left = (long) Math.ceil(share * all);
    for (int i = 0; i < counts.length; i++) {
      left -= counts[i];
      if (left <= 0) {
        return Math.exp((i + 1) * STEP) / 1e6;
      }
    }
    return 0;
  }
}
