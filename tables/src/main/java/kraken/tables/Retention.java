package kraken.tables;

import java.time.Duration;

/**
 * How long tables are kept after the last thing that happened there. Zero is for ever.
 *
 * @param unstarted tables whose game has not started
 * @param abandoned tables whose game is not over
 * @param finished tables whose game is over
 * @param closed tables that were closed: meanwhile their crews can read why
 */
public record Retention(
    Duration unstarted, Duration abandoned, Duration finished, Duration closed) {

  public static final Retention STANDARD =
      new Retention(Duration.ofDays(3), Duration.ofDays(90), Duration.ZERO, Duration.ofDays(7));
}
