package kraken.games.bay.mind;

import kraken.games.bay.state.Passage;
import kraken.games.bay.state.Space;
import kraken.games.bay.state.State;

/** How likely rivals come near enough to fire at a ship before its next turn. */
final class Exposure {

  private static final int DICE = 36;

  /** {@code AT_LEAST[n]}: how many of the 36 rolls of two dice move a ship at least n spaces. */
  private static final int[] AT_LEAST = {36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1};

  /** By how many spaces the ship lies ahead of the rival, then by how many lanes they are apart. */
  private static final double[][] REACHED = new double[Space.PER_LANE][Space.LANES];

  static {
    for (int ahead = 0; ahead < Space.PER_LANE; ahead++) {
      for (int lanes = 0; lanes < Space.LANES; lanes++) {
        int steps = steps(ahead, Math.max(0, lanes - 1));
        REACHED[ahead][lanes] = steps < AT_LEAST.length ? (double) AT_LEAST[steps] / DICE : 0;
      }
    }
  }

  private final State state;
  private final int[] spokes;
  private final int[] lanes;
  private int rivals;

  Exposure(State state, int ship) {
    this.state = state;
    int players = state.variant().players();
    this.spokes = new int[players];
    this.lanes = new int[players];
    int seat = state.fleet().seatOf(ship);
    for (int other = 0; other < players; other++) {
      int at = state.fleet().at(state.fleet().shipOf(other));
      if (other != seat && at < Space.COUNT && playsBefore(other, seat)) {
        spokes[rivals] = Nearness.spoke(at);
        lanes[rivals++] = Space.of(at).lane();
      }
    }
  }

  /** How many of the rivals that play before the ship's next turn can fire at it here. */
  double at(int space) {
    int spoke = Nearness.spoke(space);
    int lane = Space.of(space).lane();
    double sum = 0;
    for (int i = 0; i < rivals; i++) {
      int ahead = Math.floorMod(spoke - spokes[i], Space.PER_LANE);
      sum += REACHED[ahead][Math.abs(lane - lanes[i])];
    }
    return sum;
  }

  /**
   * Whether the rival still has a turn before the next one of the seat; a turn under way counts.
   */
  private boolean playsBefore(int other, int seat) {
    int mine = state.order(seat);
    int theirs = state.order(other);
    boolean lastRound = state.time() == 1;
    if (state.passage().stage() != Passage.Stage.TURN) {
      return !lastRound && theirs < mine;
    }
    int now = state.order(state.turn());
    boolean inThisRound = theirs >= now;
    if (now == mine) {
      return inThisRound || !lastRound;
    }
    return now < mine ? inThisRound && theirs < mine : inThisRound || (!lastRound && theirs < mine);
  }

  /**
   * The fewest steps that bring a rival next to a ship that lies this far ahead, with this many
   * lanes between.
   */
  private static int steps(int ahead, int between) {
    if (ahead == Space.PER_LANE - 1 && between == 0) {
      return 0; // the ship lies just astern
    }
    for (int steps = Math.max(0, ahead - 1); steps <= ahead + 1; steps++) {
      if (steps >= between) {
        return steps;
      }
    }
    return AT_LEAST.length;
  }
}
