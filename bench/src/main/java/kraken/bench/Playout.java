package kraken.bench;

import java.util.List;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;

/** Plays one random game after the other, without telling events. */
final class Playout<S, M, V, E> {

  private final Game<S, M, V, E> game;
  private final Setup setup;
  private final Chance chance;
  private S state;
  private int ended;

  Playout(Game<S, M, V, E> game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup;
    this.chance = Chance.seeded(seed);
    this.state = game.start(setup);
  }

  /**
   * Plays one more random move of a seat and returns the state after it. The set-up and the sea's
   * draws before the move are part of the work, and so is listing the moves.
   */
  S move() {
    Seat seat = nextToMove();
    List<M> moves = game.moves(state, seat);
    M move = moves.get(chance.below(moves.size()));
    state = game.play(state, seat, move, Narrator.none()).orThrow();
    return state;
  }

  /** The number of games that were played to their end. */
  int ended() {
    return ended;
  }

  private Seat nextToMove() {
    while (true) {
      switch (game.turn(state)) {
        case Turn.One(Seat seat) -> {
          return seat;
        }
        case Turn.Together together -> {
          return together.awaited().first();
        }
        case Turn.Sea(Numbers bounds) ->
            state = game.draw(state, chance.draw(bounds), Narrator.none());
        case Turn.Over(Outcome _) -> {
          state = game.start(setup);
          ended++;
        }
      }
    }
  }
}
