package kraken.tables.told;

import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.kit.Seats;

/** Something that happened, as a viewer may hear of it. */
public sealed interface Happening {

  record SeatChanged(SeatTold seat) implements Happening {}

  record Began() implements Happening {}

  /**
   * The game's own event.
   *
   * @param eyes the seats of the viewer's that hear it; a watcher has none
   */
  record InGame(Seats eyes, JsonText event) implements Happening {}

  record TookBack(Seat seat) implements Happening {}

  record RanOutOfTime(Seat seat) implements Happening {}

  record Spoke(SaidTold said) implements Happening {}

  record Finished(LuckTold luck) implements Happening {}

  record WentOn(String table) implements Happening {}
}
