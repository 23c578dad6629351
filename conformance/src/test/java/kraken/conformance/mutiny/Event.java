package kraken.conformance.mutiny;

import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What happens in the game. */
sealed interface Event {

  /** Told to one seat only. */
  record Dealt(boolean mutineer) implements Event {}

  record Looked(Seat by, Seat at) implements Event {}

  /** Told to the seat that looked. */
  record Saw(Seat at, boolean mutineer) implements Event {}

  record Shouted(Seat by) implements Event {}

  record Rang(Seat by) implements Event {}

  record Counted(List<Ballot> shown, @Nullable Seat hanged) implements Event {}

  record Ended(Seat mutineer) implements Event {}
}
