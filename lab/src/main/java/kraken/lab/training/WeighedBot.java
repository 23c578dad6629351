package kraken.lab.training;

import java.util.List;
import kraken.bots.Bot;
import kraken.kit.Chance;
import kraken.kit.Features;
import kraken.kit.Game;
import kraken.kit.Seat;
import kraken.kit.Weights;

/** A bot that judges positions by other weights than the game's own. */
record WeighedBot(Bot bot, Weights weights) implements Bot {

  @Override
  public <S, M, V, E> M choose(
      Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck) {
    Features<S> features = game.features().orElseThrow();
    return bot.choose(new WeighedGame<>(game, features, weights), view, seat, offered, luck);
  }
}
