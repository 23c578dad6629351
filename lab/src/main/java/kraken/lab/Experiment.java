package kraken.lab;

import java.util.List;
import kraken.bots.Level;
import kraken.kit.Game;
import kraken.kit.Setup;

/**
 * What the lab plays: the same game many times, with the same bots at the same seats.
 *
 * @param bots the levels of the bots, in the order of the seats
 * @param seed the source of all luck in the games
 * @param events whether the events are counted too
 */
public record Experiment(
    Game<?, ?, ?, ?> game, Setup setup, List<Level> bots, long games, long seed, boolean events) {

  public Experiment {
    bots = List.copyOf(bots);
    if (bots.size() != setup.players()) {
      throw new IllegalArgumentException(bots.size() + " bots for " + setup.players() + " seats");
    }
    if (games < 1) {
      throw new IllegalArgumentException("an experiment has at least one game, not " + games);
    }
  }
}
