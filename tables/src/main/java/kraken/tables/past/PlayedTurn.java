package kraken.tables.past;

import java.util.List;
import kraken.kit.Seat;
import kraken.tables.model.Play;

/**
 * Moves that a person has made in a row.
 *
 * @param number of the entry of the position before them
 * @param moves as JSON
 */
record PlayedTurn(long number, Seat seat, Play<?, ?, ?, ?> before, List<String> moves) {
  PlayedTurn {
    moves = List.copyOf(moves);
  }
}
