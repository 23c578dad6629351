package kraken.bots;

import java.util.List;
import java.util.Optional;
import kraken.kit.Belief;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Seat;

/**
 * A computer player. It gets what its seat may know and no more, so it cannot peek at the true
 * state. It keeps nothing between two calls: one bot serves any number of tables and threads.
 */
public interface Bot {

  /**
   * One of the offered moves.
   *
   * @param view what the seat knows; the bot imagines states from it
   * @param luck random numbers for the bot's thinking; never the luck of the game
   */
  <S, M, V, E> M choose(Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck);

  /**
   * What the bot would claim now, if anything. The bot does not know what it may say: the caller
   * drops a claim that is not allowed.
   */
  default <S, M, V, E> Optional<Claim> claim(
      Game<S, M, V, E> game, V view, Seat seat, Chance luck) {
    return Optional.empty();
  }

  /** What the bot takes the other players for; nothing in games that hide no parts. */
  default <S, M, V, E> List<Belief> beliefs(Game<S, M, V, E> game, V view, Seat seat) {
    return List.of();
  }
}
