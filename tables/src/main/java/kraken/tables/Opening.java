package kraken.tables;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a person asks for when opening a table.
 *
 * @param options the variants that differ from the standard
 * @param listed whether strangers find the table in the list and may talk while they watch
 * @param window how many seconds a window lasts, even if every seat has answered; null where it
 *     ends with the last answer
 * @param advice whether players may ask what a bot would do; null for the usual: where nobody plays
 *     against another person
 * @param seats one for each player, in the order of play
 */
public record Opening(
    String game,
    int players,
    Map<String, String> options,
    boolean listed,
    TimeControl clock,
    @Nullable Integer window,
    @Nullable Boolean advice,
    List<SeatPlan> seats) {

  public Opening {
    options = Map.copyOf(options);
    seats = List.copyOf(seats);
  }

  /** With the usual advice. */
  public Opening(
      String game,
      int players,
      Map<String, String> options,
      boolean listed,
      TimeControl clock,
      @Nullable Integer window,
      List<SeatPlan> seats) {
    this(game, players, options, listed, clock, window, null, seats);
  }
}
