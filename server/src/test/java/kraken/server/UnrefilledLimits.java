package kraken.server;

import kraken.server.http.limits.Limits;
import kraken.server.http.limits.Rate;

/**
 * Limits whose buckets are never refilled, so that a test does not depend on the speed of the
 * machine.
 */
final class UnrefilledLimits {

  /** The bursts of the standard limits, without refill. */
  static final Limits STANDARD = Limits.each(limit -> withoutRefill(limit.standard()));

  private UnrefilledLimits() {}

  private static Rate withoutRefill(Rate rate) {
    return new Rate(rate.burst(), 0);
  }
}
