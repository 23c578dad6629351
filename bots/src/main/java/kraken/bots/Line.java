package kraken.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Moves that one seat makes in a row, the last one first.
 *
 * @param state where the last move leads
 * @param move the last move
 * @param before the moves before it, or null where it is the first
 */
record Line<S, M>(S state, M move, @Nullable Line<S, M> before) {

  M first() {
    Line<S, M> line = this;
    while (line.before != null) {
      line = line.before;
    }
    return line.move;
  }

  /** The moves in the order in which they are made. */
  List<M> moves() {
    List<M> moves = new ArrayList<>();
    for (Line<S, M> line = this; line != null; line = line.before) {
      moves.add(line.move);
    }
    Collections.reverse(moves);
    return moves;
  }
}
