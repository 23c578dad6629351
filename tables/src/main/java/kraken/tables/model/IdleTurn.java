package kraken.tables.model;

import java.time.Duration;
import kraken.kit.Seat;
import kraken.tables.Stage;
import org.jspecify.annotations.Nullable;

/**
 * When a turn without a clock has been open for so long that a bot may sit in also for persons who
 * are at the table: a page that somebody has left open must not hold up the others for ever.
 */
public final class IdleTurn {

  public static final Duration AFTER = Duration.ofMinutes(10);

  private IdleTurn() {}

  /**
   * In milliseconds since 1970, or null where a clock runs or no person is asked. It depends on the
   * seats that were asked, never on those that have answered, so it gives no secret answer away.
   */
  public static @Nullable Long of(Table table) {
    Progress game = table.progress();
    return game != null
            && table.stage() == Stage.PLAYING
            && TurnDeadline.of(table) == null
            && table.crew().hasHuman(game.turn().asked())
        ? game.play().moment().at() + AFTER.toMillis()
        : null;
  }

  /** Whether the person at the seat has been asked for so long. */
  public static boolean isIdle(Table table, Seat seat, long now) {
    Long from = of(table);
    return from != null && from <= now && table.game().orElseThrow().turn().asked().contains(seat);
  }
}
