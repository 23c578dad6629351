package kraken.tables.past;

import java.util.List;
import kraken.json.JsonText;
import kraken.kit.Seat;
import kraken.tables.AdviceLine;

/**
 * A turn of a person that left less than another line would have.
 *
 * @param number of the entry of the position in which the turn began
 * @param moves what was played
 * @param percent the chance to win that it left
 * @param lines what would have been better, the best one first, with its chance in the same futures
 */
public record Mistake(
    long number, Seat seat, List<JsonText> moves, int percent, List<AdviceLine> lines) {
  public Mistake {
    moves = List.copyOf(moves);
    lines = List.copyOf(lines);
  }
}
