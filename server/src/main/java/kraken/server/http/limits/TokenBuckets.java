package kraken.server.http.limits;

import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * A bucket of tokens for each client: every act takes one, and they are refilled at the given rate.
 * Safe for many threads.
 */
final class TokenBuckets {

  private static final int MANY = 10_000;
  private static final double NANOS = 1e9;
  private static final long BETWEEN_SWEEPS = (long) NANOS;

  /** The longest wait that a client is told, also where its tokens never come back. */
  private static final Duration LONGEST_WAIT = Duration.ofHours(1);

  private final Rate rate;
  private final LongSupplier nanoTime;
  private final ConcurrentHashMap<String, Bucket> buckets = new ConcurrentHashMap<>();
  private final AtomicLong swept = new AtomicLong(Long.MIN_VALUE);

  TokenBuckets(Rate rate, LongSupplier nanoTime) {
    this.rate = rate;
    this.nanoTime = nanoTime;
  }

  boolean take(String client) {
    long now = nanoTime.getAsLong();
    if (buckets.mappingCount() > MANY) {
      sweep(now);
    }
    return buckets.computeIfAbsent(client, _ -> new Bucket(now)).take(now);
  }

  /** How long the client has to wait for its next token. */
  Duration untilNext(String client) {
    Bucket bucket = buckets.get(client);
    return bucket == null ? Duration.ZERO : bucket.untilNext(nanoTime.getAsLong());
  }

  /**
   * Removes full buckets: they equal new ones. At most once a second, so that no request pays for
   * walking through thousands of buckets each time.
   */
  private void sweep(long now) {
    long before = swept.get();
    boolean due = before == Long.MIN_VALUE || now - before >= BETWEEN_SWEEPS;
    if (due && swept.compareAndSet(before, now)) {
      buckets.values().removeIf(bucket -> bucket.isFull(now));
    }
  }

  int kept() {
    return buckets.size();
  }

  private final class Bucket {
    private double tokens = rate.burst();
    private long at;

    Bucket(long at) {
      this.at = at;
    }

    synchronized boolean take(long now) {
      fill(now);
      if (tokens < 1) {
        return false;
      }
      tokens--;
      return true;
    }

    synchronized Duration untilNext(long now) {
      fill(now);
      double seconds = Math.max(0, 1 - tokens) / rate.perSecond();
      return seconds < LONGEST_WAIT.toSeconds()
          ? Duration.ofNanos((long) (seconds * NANOS))
          : LONGEST_WAIT;
    }

    synchronized boolean isFull(long now) {
      fill(now);
      return tokens >= rate.burst();
    }

    private void fill(long now) {
      double gained = Math.max(0, now - at) / NANOS * rate.perSecond();
      tokens = Math.min(rate.burst(), tokens + gained);
      at = Math.max(at, now);
    }
  }
}
