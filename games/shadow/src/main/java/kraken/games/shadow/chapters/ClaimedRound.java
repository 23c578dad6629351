package kraken.games.shadow.chapters;

import java.util.List;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.State;
import kraken.kit.Seat;

/** Which round's navigation a claim is about. */
final class ClaimedRound {

  private ClaimedRound() {}

  /**
   * The round that the claim is about; the present one if the speaker has never seen what the form
   * speaks of.
   */
  static int of(State state, Seat speaker, String form) {
    int round =
        switch (form) {
          case Claims.FOUND -> ofCards(state, speaker.index(), true);
          case Claims.DREW, Claims.DREW_THREE, Claims.PASSED_ON ->
              ofCards(state, speaker.index(), false);
          case Claims.MERMAID, Claims.TOP_CARD -> ofLook(state, speaker, form);
          default -> 0;
        };
    return round > 0 ? round : state.number();
  }

  /** The last navigation in which the speaker held that post; or else any post. */
  private static int ofCards(State state, int seat, boolean asNavigator) {
    int inTeam = 0;
    for (int number = state.number(); number > 0; number--) {
      Round round = number > state.past().size() ? state.round() : state.past().get(number - 1);
      if (hasBeenSailed(round) && Masks.has(round.team().mask(), seat)) {
        if (Masks.has(asNavigator ? Masks.bit(round.navigator()) : round.team().drawers(), seat)) {
          return number;
        }
        inTeam = Math.max(inTeam, number);
      }
    }
    return inTeam;
  }

  private static boolean hasBeenSailed(Round round) {
    return round.card() != Hand.NONE || round.end() == RoundEnd.REFUSED;
  }

  /** The round in which the speaker was last shown cards by the mermaid, or the top card. */
  private static int ofLook(State state, Seat speaker, String form) {
    List<Deed> deeds = state.history().deeds();
    for (int i = deeds.size() - 1; i >= 0; i--) {
      boolean shown =
          switch (deeds.get(i)) {
            case Deed.Heard heard -> form.equals(Claims.MERMAID) && heard.by().equals(speaker);
            case Deed.Looked looked -> form.equals(Claims.TOP_CARD) && looked.by().equals(speaker);
            default -> false;
          };
      if (shown) {
        return deeds.get(i).round();
      }
    }
    return 0;
  }
}
