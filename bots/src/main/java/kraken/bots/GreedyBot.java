package kraken.bots;

import java.util.List;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Seat;

/** Plays the turn after which the position looks best, and looks no further ahead. */
final class GreedyBot implements Bot {

  @Override
  public <S, M, V, E> M choose(
      Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck) {
    if (offered.size() == 1) {
      return offered.getFirst();
    }
    S imagined = game.imagine(view, luck);
    return new TurnSearch<>(game, seat, offered, luck).from(imagined);
  }
}
