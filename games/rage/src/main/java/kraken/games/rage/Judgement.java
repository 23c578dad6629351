package kraken.games.rage;

/**
 * How good a position looks for a ship: what a player weighs who looks no further than the end of
 * the card. A point of damage counts one; the other weights were found by play, none is a rule.
 */
final class Judgement {

  /** A round that was won. */
  private static final double WIN = 6;

  /** What is left of a ship that was sunk counts as much as so much damage. */
  private static final double SUNK = 8;

  private Judgement() {}

  static double of(State state, int seat) {
    if (state.phase() instanceof Phase.Over) {
      return Winning.outcome(state).winners().contains(kraken.kit.Seat.of(seat)) ? 1 : 0;
    }
    boolean underWay = !(state.phase() instanceof Phase.SettingUp);
    double balance = 0;
    for (int other = 0; other < state.variant().players(); other++) {
      if (other != seat) {
        balance += WIN * (state.wins().get(seat) - state.wins().get(other));
        balance += underWay ? trouble(state.board(), other) - trouble(state.board(), seat) : 0;
      }
    }
    return 1 / (1 + Math.exp(-balance / 10));
  }

  private static double trouble(Board board, int ship) {
    if (!board.ships().isAfloat(ship)) {
      return SUNK;
    }
    return board.ships().damage(ship);
  }
}
