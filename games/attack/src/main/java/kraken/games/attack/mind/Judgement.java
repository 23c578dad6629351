package kraken.games.attack.mind;

import kraken.games.attack.state.Phase;
import kraken.games.attack.state.State;
import kraken.kit.Seat;
import kraken.kit.Weights;

/**
 * How good a position looks for the crew: its chance to win, as learned by play. The weights are in
 * the resource {@code weights.properties}, which says how they were learned. None is a rule.
 */
public final class Judgement {

  private static final Weights WEIGHTS = AttackFeatures.ALL.weights();

  private Judgement() {}

  public static double of(State state, Seat seat) {
    if (state.phase() instanceof Phase.Over(boolean won)) {
      return won ? 1 : 0;
    }
    return WEIGHTS.chance(AttackFeatures.ALL, state, seat);
  }
}
