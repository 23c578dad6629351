package kraken.games.rage.mind;

import kraken.games.rage.chapters.Winning;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.State;
import kraken.kit.Seat;
import kraken.kit.Weights;

/**
 * A ship's chance to win the match, as learned by play, for bots that search. The weights are in
 * the resource {@code weights.properties}, which says how they were learned. None is a rule.
 */
public final class LearnedJudgement {

  private static final Weights WEIGHTS = RageFeatures.ALL.weights();

  private LearnedJudgement() {}

  public static double of(State state, Seat seat) {
    if (state.phase() instanceof Phase.Over) {
      return Winning.outcome(state).winners().contains(seat) ? 1 : 0;
    }
    return WEIGHTS.chance(RageFeatures.ALL, state, seat);
  }
}
