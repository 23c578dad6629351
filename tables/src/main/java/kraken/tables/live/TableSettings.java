package kraken.tables.live;

import java.time.Duration;
import kraken.bots.Level;

/**
 * How tables are run.
 *
 * @param botPause how long a bot waits before its move, so that people can follow
 * @param idle after how long without listeners and requests a table leaves memory
 * @param tick how often the server looks at clocks and idle tables
 * @param steps how many entries a table remembers for viewers who were away for a moment
 * @param timeOutLevel which bot plays for a seat whose time is up
 * @param grace how long something may be overdue before another server takes the table over
 * @param mostLogBytes how long the log of a table may become before only moves are taken
 */
public record TableSettings(
    Duration botPause,
    Duration idle,
    Duration tick,
    int steps,
    Level timeOutLevel,
    Duration grace,
    long mostLogBytes) {

  public static final TableSettings STANDARD =
      new TableSettings(
          Duration.ofMillis(450),
          Duration.ofMinutes(10),
          Duration.ofMillis(200),
          64,
          Level.MEDIUM,
          Duration.ofMillis(1_500),
          1_000 * 1_024L);

  /** The same settings with another pause of bots. */
  public TableSettings withBotPause(Duration pause) {
    return new TableSettings(pause, idle, tick, steps, timeOutLevel, grace, mostLogBytes);
  }

  /** The same settings with another length of logs. */
  public TableSettings withMostLogBytes(long most) {
    return new TableSettings(botPause, idle, tick, steps, timeOutLevel, grace, most);
  }
}
