package kraken.tables;

import java.util.List;
import kraken.bots.Reason;
import kraken.json.JsonText;

/**
 * Moves that a bot would make at a seat.
 *
 * @param moves to the end of the turn, or until the sea draws
 * @param events what the seat would hear of them for certain
 * @param percent the chance to win that they leave, from 0 to 100
 * @param reasons what speaks for them or against them beside the other lines
 */
public record AdviceLine(
    List<JsonText> moves, List<JsonText> events, int percent, List<Reason> reasons) {
  public AdviceLine {
    moves = List.copyOf(moves);
    events = List.copyOf(events);
    reasons = List.copyOf(reasons);
  }
}
