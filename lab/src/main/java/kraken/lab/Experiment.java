package kraken.lab;

import java.util.List;
import kraken.bots.Level;
import kraken.kit.Game;
import kraken.kit.Setup;

/**
 * What is to be tried: the same game many times, with the same bots in the same seats.
 *
 * @param bots who sits where, in the order of the seats
 * @param seed what all luck follows from
 */
public record Experiment(
    Game<?, ?, ?, ?> game, Setup setup, List<Level> bots, long games, long seed) {

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
