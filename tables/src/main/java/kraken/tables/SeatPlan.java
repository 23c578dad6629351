package kraken.tables;

import kraken.json.OmitNull;
import org.jspecify.annotations.Nullable;

/** Who shall sit at one seat of a new table. */
public sealed interface SeatPlan {

  /** The person who opens the table, under this name or, if it is null, under the person's own. */
  record Me(@Nullable String name) implements SeatPlan {}

  /**
   * Somebody else at the same screen.
   *
   * @param portrait the number of the portrait; without one, the first that nobody else there has
   */
  record Here(String name, @OmitNull @Nullable Integer portrait) implements SeatPlan {

    public Here(String name) {
      this(name, null);
    }
  }

  record Bot(String level) implements SeatPlan {}

  /** Open for a person who follows the invitation. */
  record Open() implements SeatPlan {}
}
