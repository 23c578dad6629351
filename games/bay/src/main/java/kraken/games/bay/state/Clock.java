package kraken.games.bay.state;

/**
 * Whose turn it is, and how long the game still lasts.
 *
 * @param first the seat that the lot has made the first player
 * @param turn the seat whose turn it is
 * @param time where the hourglass stands
 */
public record Clock(int first, int turn, int time) {

  static final Clock FULL = new Clock(0, 0, State.TIME);

  Clock begunBy(int seat) {
    return new Clock(seat, seat, time);
  }

  Clock atTurn(int next) {
    return new Clock(first, next, time);
  }

  Clock atTime(int next) {
    return new Clock(first, turn, next);
  }
}
