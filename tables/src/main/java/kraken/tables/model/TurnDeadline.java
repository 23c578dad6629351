package kraken.tables.model;

import java.time.Duration;
import kraken.tables.Stage;
import kraken.tables.TimeControl;
import org.jspecify.annotations.Nullable;

/** When a table's clock runs out. */
public final class TurnDeadline {

  private TurnDeadline() {}

  /**
   * In milliseconds since 1970, or null where no clock runs. It depends on the seats that were
   * asked, never on those that have answered, so it gives no secret answer away.
   */
  public static @Nullable Long of(Table table) {
    Progress game = table.progress();
    Integer window = table.terms().opened().window();
    if (game != null && window != null && table.hasFixedWindow()) {
      return game.play().moment().at() + Duration.ofSeconds(window).toMillis();
    }
    if (game == null
        || table.stage() != Stage.PLAYING
        || !table.crew().hasHuman(game.turn().asked())) {
      return null;
    }
    Duration time = time(table.terms().opened().clock());
    return time == null ? null : game.play().moment().at() + time.toMillis();
  }

  private static @Nullable Duration time(TimeControl clock) {
    return switch (clock) {
      case TimeControl.None() -> null;
      case TimeControl.Live(int seconds) -> Duration.ofSeconds(seconds);
      case TimeControl.Slow(int hours) -> Duration.ofHours(hours);
    };
  }
}
