package kraken.lab;

import java.util.Arrays;

/** Counts how often each small number came up. */
final class Histogram {

  private long[] counts = new long[256];
  private long count;
  private long sum;

  void add(int value) {
    add(value, 1);
  }

  void add(Histogram other) {
    for (int value = 0; value < other.counts.length; value++) {
      if (other.counts[value] > 0) {
        add(value, other.counts[value]);
      }
    }
  }

  private void add(int value, long times) {
    if (value >= counts.length) {
      counts = Arrays.copyOf(counts, Math.max(value + 1, counts.length * 2));
    }
    counts[value] += times;
    count += times;
    sum += value * times;
  }

  long count() {
    return count;
  }

  Lengths lengths() {
    return new Lengths((double) sum / count, percentile(50), percentile(90), percentile(100));
  }

  /** The smallest number that at least this percentage of the counted numbers does not exceed. */
  int percentile(int percent) {
    long below = 0;
    int value = -1;
    while (below * 100 < count * percent) {
      value++;
      below += counts[value];
    }
    return value;
  }
}
