package kraken.games.bay.mind;

import kraken.games.bay.chapters.Scoring;
import kraken.games.bay.state.Ending;
import kraken.games.bay.state.Phase;
import kraken.games.bay.state.State;
import kraken.kit.Seat;
import kraken.kit.Weights;

/**
 * A captain's chance to win, for strong bots. The weights are in the resource {@code
 * weights.properties}, which says how they were found. None is a rule.
 */
public final class WeighedJudgement {

  private static final Weights WEIGHTS = BayFeatures.ALL.weights();

  private WeighedJudgement() {}

  public static double of(State state, Seat seat) {
    if (state.phase() instanceof Phase.Over(Ending ending)) {
      return Scoring.outcome(state, ending).winners().contains(seat) ? 1 : 0;
    }
    return WEIGHTS.chance(BayFeatures.ALL, state, seat);
  }
}
