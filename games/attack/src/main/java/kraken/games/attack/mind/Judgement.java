package kraken.games.attack.mind;

import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Phase;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.State;

/**
 * How good a position looks for the crew, to a player who looks no further than the end of the
 * turn. A hole counts one. The other weights were found by play, and none is a rule.
 */
public final class Judgement {

  private static final double LOST_RAIL = 0.5;

  /** A figure one space nearer to the ship. */
  private static final double STEP = 0.17;

  /**
   * The Kraken one spot further. After the last spot it comes into the lanes, where it can be hit.
   */
  private static final double SPOT = 0.22;

  /** All the hits that it takes to win: three, or one. */
  private static final double ALL_HITS = 3.6;

  private Judgement() {}

  public static double of(State state) {
    if (state.phase() instanceof Phase.Over(boolean won)) {
      return won ? 1 : 0;
    }
    double balance = progress(state) - damage(state.board());
    return 1 / (1 + Math.exp(-balance));
  }

  private static double progress(State state) {
    int spots = state.kraken().spot() + (state.board().hasKraken() ? 1 : 0);
    double hits = (double) state.kraken().hits() / state.variant().hitsToWin();
    return SPOT * spots + ALL_HITS * hits;
  }

  private static double damage(ShipBoard board) {
    double damage = board.holeCount();
    for (int i = 0; i < Lane.COUNT; i++) {
      Lane lane = Lane.of(i);
      damage += STEP * board.at(lane).ordinal();
      damage += board.hasRail(lane) ? 0 : LOST_RAIL;
    }
    return damage;
  }
}
