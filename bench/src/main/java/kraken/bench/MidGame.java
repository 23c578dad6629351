package kraken.bench;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Seat;
import kraken.kit.Setup;

/** States from the middle of random games, for measuring views and imagining. */
final class MidGame<S, V> {

  private static final int STATES = 64;

  private final Game<S, ?, V, ?> game;
  private final Setup setup;
  private final List<S> states = new ArrayList<>();
  private final List<V> views = new ArrayList<>();
  private final Chance chance = Chance.seeded(STATES);
  private int next;

  MidGame(Game<S, ?, V, ?> game, Setup setup) {
    this.game = game;
    this.setup = setup;
    for (int seed = 0; seed < STATES; seed++) {
      S state = halfway(seed);
      states.add(state);
      views.add(game.view(state, Seat.of(0)));
    }
  }

  V view() {
    return game.view(states.get(turned()), Seat.of(0));
  }

  S imagine() {
    return game.imagine(views.get(turned()), chance);
  }

  private int turned() {
    next = (next + 1) % STATES;
    return next;
  }

  private S halfway(long seed) {
    Playout<S, ?, V, ?> playout = new Playout<>(game, setup, seed);
    S state = playout.move();
    for (int i = length(seed) / 2; i > 0; i--) {
      state = playout.move();
    }
    return state;
  }

  /** The number of moves in the random game of this seed. */
  private int length(long seed) {
    Playout<S, ?, V, ?> playout = new Playout<>(game, setup, seed);
    int moves = 0;
    while (playout.ended() == 0) {
      playout.move();
      moves++;
    }
    return moves - 1;
  }
}
