package kraken.bots;

import java.util.List;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Seat;

/** Takes a random move. Other bots are measured against it. */
final class RandomBot implements Bot {

  @Override
  public <S, M, V, E> M choose(
      Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck) {
    return offered.get(luck.below(offered.size()));
  }
}
