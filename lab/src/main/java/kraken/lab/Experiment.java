package kraken.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kraken.bots.Level;
import kraken.bots.Luck;
import kraken.kit.Game;
import kraken.kit.Setup;

/**
 * What the lab plays: the same game many times with the same bots.
 *
 * @param bots the levels of the bots, in the order of the seats
 * @param seed the source of all luck in the games
 * @param events whether the events are counted too
 * @param mirror whether each sea is played as often as there are seats, the bots one seat further
 *     each time
 */
public record Experiment(
    Game<?, ?, ?, ?> game,
    Setup setup,
    List<Level> bots,
    long games,
    long seed,
    boolean events,
    boolean mirror) {

  /** Without mirrored games. */
  public Experiment(
      Game<?, ?, ?, ?> game, Setup setup, List<Level> bots, long games, long seed, boolean events) {
    this(game, setup, bots, games, seed, events, false);
  }

  public Experiment {
    bots = List.copyOf(bots);
    if (bots.size() != setup.players()) {
      throw new IllegalArgumentException(bots.size() + " bots for " + setup.players() + " seats");
    }
    if (games < 1) {
      throw new IllegalArgumentException("an experiment has at least one game, not " + games);
    }
  }

  /** The luck of a game. */
  Luck luck(long number) {
    return Luck.of(seed, mirror ? number / bots.size() : number);
  }

  /** Who plays in a game, in the order of the seats. */
  List<Level> lineUp(long number) {
    List<Level> lineUp = new ArrayList<>(bots);
    Collections.rotate(lineUp, mirror ? (int) (number % bots.size()) : 0);
    return lineUp;
  }
}
