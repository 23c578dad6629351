package kraken.tables.model;

import java.util.List;
import kraken.tables.AdviceLine;

/**
 * What a bot says to moves that were made.
 *
 * @param percent the chance to win that they left
 * @param lines the best of the lines that begin with other moves
 */
public record ReviewedMoves(int percent, List<AdviceLine> lines) {
  public ReviewedMoves {
    lines = List.copyOf(lines);
  }
}
