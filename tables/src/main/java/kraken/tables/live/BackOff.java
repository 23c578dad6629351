package kraken.tables.live;

import java.time.Duration;

/**
 * How long to wait before the next attempt after some have failed: twice as long each time, up to a
 * limit.
 */
final class BackOff {

  private static final int FIRST = 5;
  private static final int DOUBLINGS = 10;

  private int failures;

  void failed() {
    failures = Math.min(failures + 1, DOUBLINGS + 1);
  }

  void succeeded() {
    failures = 0;
  }

  Duration pause() {
    return failures == 0 ? Duration.ZERO : Duration.ofMillis((long) FIRST << (failures - 1));
  }
}
