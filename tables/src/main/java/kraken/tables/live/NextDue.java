package kraken.tables.live;

import java.time.Duration;
import kraken.kit.Seat;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.log.Journal;
import kraken.tables.model.Progress;
import kraken.tables.model.Table;
import kraken.tables.model.TurnDeadline;

/** When a server must next act at a table, though no request comes. */
final class NextDue {

  private NextDue() {}

  /**
   * When a clock or window runs out or a bot has paused long enough, whichever is first.
   *
   * @param lastAt when the last entry was made
   */
  static long of(Table table, long lastAt, Duration botPause) {
    long deadline = deadline(table);
    return awaitsBot(table) ? Math.min(deadline, lastAt + botPause.toMillis()) : deadline;
  }

  /** When a clock or window runs out; {@link Journal#NEVER} where none runs. */
  static long deadline(Table table) {
    Long deadline = TurnDeadline.of(table);
    return deadline == null ? Journal.NEVER : deadline;
  }

  /** False in a window of fixed length: a server acts at its end, not when a bot has paused. */
  private static boolean awaitsBot(Table table) {
    Progress game = table.progress();
    if (game == null || table.stage() != Stage.PLAYING || table.hasFixedWindow()) {
      return false;
    }
    for (Seat seat : game.turn().awaited()) {
      if (table.crew().at(seat) instanceof Sitter.Machine) {
        return true;
      }
    }
    return false;
  }
}
