package kraken.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BucketsTest {

  private static final long SECOND = 1_000_000_000;

  private long now;
  private final Buckets buckets = new Buckets(new Rate(3, 2), () -> now);

  @Test
  void aBurstIsLetThroughAndThenSoManyASecond() {
    assertThat(taken("anne", 5)).isEqualTo(3);

    now += SECOND;
    assertThat(taken("anne", 5)).isEqualTo(2);
  }

  @Test
  void whoKeepsAskingStillGetsItsShare() {
    int got = taken("anne", 3);
    for (int i = 0; i < 100; i++) {
      now += SECOND / 10;
      got += taken("anne", 1);
    }
    assertThat(got).isBetween(22, 23);
  }

  @Test
  void everyVisitorHasABucketOfItsOwn() {
    taken("anne", 5);
    assertThat(taken("bob", 5)).isEqualTo(3);
  }

  private int taken(String visitor, int wishes) {
    int taken = 0;
    for (int i = 0; i < wishes; i++) {
      taken += buckets.take(visitor) ? 1 : 0;
    }
    return taken;
  }
}
