package kraken.tables.model;

import java.util.List;
import kraken.kit.Refusal;
import kraken.kit.Seat;

/** What the rules say to a move that a player wants to make. */
public sealed interface Attempt {

  /**
   * The rules allow it.
   *
   * @param before the game in which it was attempted
   * @param written the move as JSON
   * @param next the state after it, so that the fold need not play the move again
   * @param events what the game tells of it
   */
  record Legal<S, M, V, E>(
      Play<S, M, V, E> before, Seat seat, M move, String written, S next, List<GameEvent> events)
      implements Attempt {

    /** The game after it. */
    public Play.After<S, M, V, E> after(Moment now) {
      return before.after(this, now);
    }
  }

  /** The rules do not allow it, for this reason. */
  record Illegal(Refusal refusal) implements Attempt {}

  /** The text is no move of this game. */
  record Nonsense() implements Attempt {}
}
