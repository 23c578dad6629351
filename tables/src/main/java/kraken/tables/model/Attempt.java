package kraken.tables.model;

import java.util.List;
import kraken.kit.Refusal;
import kraken.kit.Seat;

/** What comes of a move that somebody wants to make. */
public sealed interface Attempt {

  /**
   * The rules allow it.
   *
   * @param before the game in which it was attempted
   * @param written the move as JSON
   * @param next the state after it: whoever folds its entry need not play it again
   * @param heard what is told of it
   */
  record Legal<S, M, V, E>(
      Play<S, M, V, E> before, Seat seat, M move, String written, S next, List<GameEvent> heard)
      implements Attempt {

    /** The game after it. */
    public Play.After<S, M, V, E> after(Moment now) {
      return before.after(this, now);
    }
  }

  /** They do not, for this reason. */
  record Illegal(Refusal refusal) implements Attempt {}

  /** It is no move of this game at all. */
  record Nonsense() implements Attempt {}
}
