package kraken.tables.told;

import java.util.List;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.tables.Person;
import kraken.tables.WhyClosed;

/** A fact or an event of the game, as a viewer may hear of it. */
public sealed interface Happening {

  record SeatChanged(SeatTold seat) implements Happening {}

  /** Another person is the host from now on. */
  record HostChanged(Person host) implements Happening {}

  /** A seat lends its eyes to watchers, a round late, or does so no longer. */
  record EyesLent(Seat seat, boolean lent) implements Happening {}

  record Began() implements Happening {}

  /**
   * An event of the game.
   *
   * @param eyes those of the viewer's seats that hear it; none for a watcher
   */
  record InGame(Seats eyes, JsonText event) implements Happening {}

  record TookBack(Seat seat) implements Happening {}

  record RanOutOfTime(Seat seat) implements Happening {}

  record Spoke(SaidTold said) implements Happening {}

  /**
   * The game is over.
   *
   * @param asked how often each seat has asked for advice; none where that is not known
   */
  record Finished(LuckTold luck, List<Integer> asked) implements Happening {}

  record WentOn(String table) implements Happening {}

  record Closed(WhyClosed why) implements Happening {}
}
