package kraken.games.attack.mind;

import kraken.games.attack.state.Lane;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Space;

/**
 * How near the figures are to the ship, and how many holes the next dice may bring. All of it is in
 * tables, since search asks millions of times.
 */
final class Danger {

  /** A die moves a figure of its colour when it shows the figure's sign or an eye. */
  private static final double MOVES = 1 / 3.0;

  private static final int MOST_DICE = 12;
  private static final int LONGEST = Space.COUNT;

  /** {@code AT_LEAST[dice][n]}: the chance that the dice move a figure at least n times. */
  private static final double[][] AT_LEAST = atLeast();

  /**
   * {@code STRIKES[dice][first][length]}: how many strikes the dice bring on average, if the first
   * takes {@code first} steps and each one after it {@code length}.
   */
  private static final double[][][] STRIKES = strikes();

  private Danger() {}

  private static double[][] atLeast() {
    double[][] chances = new double[MOST_DICE + 1][MOST_DICE + 2];
    chances[0][0] = 1;
    for (int dice = 1; dice <= MOST_DICE; dice++) {
      chances[dice][0] = 1;
      for (int times = 1; times <= dice; times++) {
        chances[dice][times] =
            MOVES * chances[dice - 1][times - 1] + (1 - MOVES) * chances[dice - 1][times];
      }
    }
    return chances;
  }

  private static double[][][] strikes() {
    double[][][] strikes = new double[MOST_DICE + 1][2 * LONGEST + 1][LONGEST + 1];
    for (int dice = 0; dice <= MOST_DICE; dice++) {
      for (int first = 1; first <= 2 * LONGEST; first++) {
        for (int length = 1; length <= LONGEST; length++) {
          for (int steps = first; steps <= dice; steps += length) {
            strikes[dice][first][length] += AT_LEAST[dice][steps];
          }
        }
      }
    }
    return strikes;
  }

  /** How many steps it takes from this space until the figure strikes: 1 to 4. */
  private static int stepsToStrike(ShipBoard board, Lane lane, int from) {
    int whirlpools = board.whirlpoolBits(lane) >> (from + 1);
    return LONGEST - from - Integer.bitCount(whirlpools);
  }

  static int stepsToStrike(ShipBoard board, Lane lane) {
    return stepsToStrike(board, lane, board.at(lane).ordinal());
  }

  /** The steps of a figure that comes from the bubbles. */
  static int length(ShipBoard board, Lane lane) {
    return stepsToStrike(board, lane, Space.BUBBLES.ordinal());
  }

  /** How many rails of the lane the dice break on average. */
  static double brokenRail(ShipBoard board, Lane lane, int dice) {
    return board.hasRail(lane) ? AT_LEAST[dice][stepsToStrike(board, lane)] : 0;
  }

  /** How many holes the dice bring in the lane on average. */
  static double holes(ShipBoard board, Lane lane, int dice) {
    int length = length(board, lane);
    int first = stepsToStrike(board, lane) + (board.hasRail(lane) ? length : 0);
    return STRIKES[dice][first][length];
  }

  /** The chance of that many holes or more where so many are expected (Poisson). */
  static double atLeast(int holes, double expected) {
    double chance = Math.exp(-expected);
    double below = 0;
    for (int i = 0; i < holes; i++) {
      below += chance;
      chance *= expected / (i + 1);
    }
    return Math.max(0, 1 - below);
  }
}
