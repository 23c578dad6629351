package kraken.tables.model;

import java.time.Duration;
import kraken.tables.TimeControl;

/** How long bots wait for pages that show what happened. */
public final class ShowingTime {

  private static final Duration LONGEST = Duration.ofSeconds(20);

  private ShowingTime() {}

  /** Where turns have a clock, nobody waits for a page longer than a turn may take. */
  public static Duration longest(Table table) {
    return table.terms().opened().clock() instanceof TimeControl.Live(int seconds)
            && seconds < LONGEST.toSeconds()
        ? Duration.ofSeconds(seconds)
        : LONGEST;
  }
}
