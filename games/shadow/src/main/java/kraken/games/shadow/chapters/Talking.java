package kraken.games.shadow.chapters;

import java.util.List;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.View;
import kraken.kit.Claim;
import kraken.kit.Seat;
import kraken.kit.Talk;

/** Who may say what: table talk is the game, so silence is a rule. */
public final class Talking {

  private static final Talk ALL = new Talk(true, true, Claims.FORMS);
  private static final Talk GESTURES = new Talk(false, true, List.of());

  private Talking() {}

  public static Talk of(State state, int seat) {
    if (state.phase() == Phase.DEALING || state.phase() == Phase.OVER) {
      return Talk.FREE;
    }
    if (!state.crew().isAboard(seat) || state.phase().hasEyesClosed() || navigates(state, seat)) {
      return Talk.SILENT;
    }
    return Masks.has(state.crew().silenced(), seat) ? GESTURES : ALL;
  }

  private static boolean navigates(State state, int seat) {
    return state.course().isNavigation() && Masks.has(state.round().team().mask(), seat);
  }

  /** Keeps the claim under the round of the navigation that it is about. */
  public static State heard(State state, Seat speaker, Claim claim) {
    int round = ClaimedRound.of(state, speaker, claim.form());
    View.Claimed claimed = new View.Claimed(round, speaker, claim.form(), claim.fillings());
    return state.with(state.history().plus(claimed));
  }
}
