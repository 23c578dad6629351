package kraken.tables;

import org.jspecify.annotations.Nullable;

/** What whoever opens a table wants at one seat. */
public sealed interface SeatPlan {

  /** The one who opens the table; without a name, the person's own. */
  record Me(@Nullable String name) implements SeatPlan {}

  /** Somebody else at the same screen. */
  record Here(String name) implements SeatPlan {}

  record Bot(String level) implements SeatPlan {}

  /** Left for somebody who follows the invitation. */
  record Open() implements SeatPlan {}
}
