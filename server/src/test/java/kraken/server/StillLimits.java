package kraken.server;

import kraken.server.http.limits.Limits;
import kraken.server.http.limits.Rate;

/** Limits that time does not lift: how fast the machine is makes no difference to them. */
final class StillLimits {

  /** As often at once as the standard ones allow, and never again. */
  static final Limits STANDARD =
      new Limits(
          still(Limits.STANDARD.requests()),
          still(Limits.STANDARD.names()),
          still(Limits.STANDARD.tables()),
          still(Limits.STANDARD.games()),
          still(Limits.STANDARD.messages()),
          Limits.STANDARD.sockets());

  private StillLimits() {}

  private static Rate still(Rate rate) {
    return new Rate(rate.burst(), 0);
  }
}
