package kraken.server.http.limits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TokenBucketsTest {

  private static final long SECOND = 1_000_000_000;

  private long now;
  private final TokenBuckets buckets = new TokenBuckets(new Rate(3, 2), () -> now);

  @Test
  void aBurstIsLetThroughAndThenSoManyASecond() {
    assertThat(taken("anne", 5)).isEqualTo(3);

    now += SECOND;
    assertThat(taken("anne", 5)).isEqualTo(2);
  }

  @Test
  void aClientThatKeepsAskingStillGetsItsShare() {
    int got = taken("anne", 3);
    for (int i = 0; i < 100; i++) {
      now += SECOND / 10;
      got += taken("anne", 1);
    }
    assertThat(got).isBetween(22, 23);
  }

  @Test
  void everyClientHasABucketOfItsOwn() {
    taken("anne", 5);
    assertThat(taken("bob", 5)).isEqualTo(3);
  }

  @Test
  void fullBucketsAreRemoved() {
    for (int i = 0; i < 30_000; i++) {
      buckets.take("client " + i);
    }
    now += 10 * SECOND;
    buckets.take("anne");

    assertThat(buckets.kept()).isEqualTo(1);
  }

  @Test
  void withManyClientsNoRequestPaysForAllOfThem() {
    for (int i = 0; i < 30_000; i++) {
      taken("client " + i, 3);
    }
    int kept = buckets.kept();
    now += 2 * SECOND; // all buckets are full again, and the next request sweeps
    buckets.take("anne");
    for (int i = 0; i < 15_000; i++) {
      buckets.take("newcomer " + i);
    }
    now += SECOND / 2; // all buckets are full again, but it is too soon for another sweep
    buckets.take("bob");

    assertThat(kept).isEqualTo(30_000);
    assertThat(buckets.kept()).isEqualTo(15_002);
  }

  private int taken(String client, int wishes) {
    int taken = 0;
    for (int i = 0; i < wishes; i++) {
      taken += buckets.take(client) ? 1 : 0;
    }
    return taken;
  }
}
