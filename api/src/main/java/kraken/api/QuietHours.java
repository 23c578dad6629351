package kraken.api;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;

/**
 * When a person wants to hear nothing, each day.
 *
 * @param from the first minute of the day, 0 to 1439
 * @param to the first minute after it; before {@code from} where midnight lies between
 * @param zone the time zone of the person, such as Europe/Berlin
 */
public record QuietHours(int from, int to, String zone) {

  private static final int MINUTES = 24 * 60;

  public boolean isSensible() {
    return isMinute(from) && isMinute(to) && from != to && isZone(zone);
  }

  private static boolean isMinute(int minute) {
    return minute >= 0 && minute < MINUTES;
  }

  private static boolean isZone(String name) {
    try {
      var _ = ZoneId.of(name);
      return true;
    } catch (DateTimeException unknown) {
      return false;
    }
  }

  /** Whether it is quiet for the person at that time. */
  public boolean isQuiet(Instant now) {
    var there = now.atZone(ZoneId.of(zone)).toLocalTime();
    int minute = there.toSecondOfDay() / 60;
    return from < to ? from <= minute && minute < to : from <= minute || minute < to;
  }
}
