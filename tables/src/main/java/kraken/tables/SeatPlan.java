package kraken.tables;

import org.jspecify.annotations.Nullable;

/** Who shall sit at one seat of a new table. */
public sealed interface SeatPlan {

  /** The person who opens the table, under this name or, if it is null, under the person's own. */
  record Me(@Nullable String name) implements SeatPlan {}

  /** Somebody else at the same screen. */
  record Here(String name) implements SeatPlan {}

  record Bot(String level) implements SeatPlan {}

  /** Open for a person who follows the invitation. */
  record Open() implements SeatPlan {}
}
