package kraken.games.rage.mind;

import kraken.games.rage.chapters.Winning;
import kraken.games.rage.state.Bearing;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.State;
import kraken.kit.Seat;

/**
 * How good a position looks for a ship, to a player who looks no further than the end of the card.
 * A point of damage counts one. The other weights were found by play, and none is a rule.
 */
public final class Judgement {

  /** A round that was won. */
  private static final double WIN = 6;

  /** A ship that is destroyed, sunk already or when the card is done. */
  private static final double SUNK = 8;

  /** In front of the Kraken, where tentacles strike and it hurts most to run into it. */
  private static final double IN_FRONT = 0.6;

  private static final double AT_A_SIDE = 0.2;

  /** With this lead, in points of damage over all others, the odds to win are e to 1. */
  private static final double SCALE = 10;

  private Judgement() {}

  public static double of(State state, int seat) {
    if (state.phase() instanceof Phase.Over) {
      return Winning.outcome(state).winners().contains(Seat.of(seat)) ? 1 : 0;
    }
    double lead = 0;
    for (int other = 0; other < state.variant().players(); other++) {
      lead += balance(state, seat) - balance(state, other);
    }
    return 1 / (1 + Math.exp(-lead / SCALE));
  }

  /** Between two rounds the board says nothing of the next. */
  private static double balance(State state, int seat) {
    double won = WIN * state.wins().get(seat);
    return state.phase() instanceof Phase.SettingUp ? won : won - trouble(state.board(), seat);
  }

  private static double trouble(Board board, int ship) {
    if (!board.ships().isAfloat(ship) || board.ships().isWrecked(ship)) {
      return SUNK;
    }
    return board.ships().damage(ship)
        + exposure(board.bearing(board.ships().space(ship).section()));
  }

  private static double exposure(Bearing bearing) {
    return switch (bearing) {
      case FRONT -> IN_FRONT;
      case LEFT, RIGHT -> AT_A_SIDE;
      case REAR -> 0;
    };
  }
}
