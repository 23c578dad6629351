package kraken.bots;

import java.util.List;
import java.util.Optional;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Game;
import kraken.kit.Seat;

/**
 * A player that thinks. It is handed what its seat may know and no more, so it cannot peek at the
 * true state. It keeps nothing between two choices: one bot can sit at any number of tables.
 */
public interface Bot {

  /**
   * One of the offered moves.
   *
   * @param view what the seat knows; states to think about are imagined from it
   * @param luck for what is left to chance in thinking, never the luck of the game itself
   */
  <S, M, V, E> M choose(Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck);

  /**
   * What it would claim now, if anything. It does not know what it may say: whoever runs the game
   * keeps from it what is not allowed.
   */
  default <S, M, V, E> Optional<Claim> claim(
      Game<S, M, V, E> game, V view, Seat seat, Chance luck) {
    return Optional.empty();
  }
}
