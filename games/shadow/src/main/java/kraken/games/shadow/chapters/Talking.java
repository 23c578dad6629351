package kraken.games.shadow.chapters;

import java.util.List;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.RoundEnd;
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
    boolean navigates =
        state.course().isNavigation() && Masks.has(state.round().team().mask(), seat);
    if (!state.crew().isAboard(seat) || navigates) {
      return Talk.SILENT;
    }
    return Masks.has(state.crew().silenced(), seat) ? GESTURES : ALL;
  }

  public static State heard(State state, Seat speaker, Claim claim) {
    int round = about(state, speaker.index(), claim.form());
    View.Claimed claimed = new View.Claimed(round, speaker, claim.form(), claim.fillings());
    return state.with(state.history().plus(claimed));
  }

  /** Claims of cards are about the last round in which the speaker had some. */
  private static int about(State state, int seat, String form) {
    boolean now = state.round().card() != Hand.NONE && Masks.has(state.round().team().mask(), seat);
    if (!Claims.isAboutOwnCards(form) || now) {
      return state.number();
    }
    for (int i = state.past().size() - 1; i >= 0; i--) {
      Round round = state.past().get(i);
      boolean drew = round.end() == RoundEnd.SAILED || round.end() == RoundEnd.REFUSED;
      if (drew && Masks.has(round.team().mask(), seat)) {
        return i + 1;
      }
    }
    return state.number();
  }
}
