package kraken.games.shadow;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Seat;
import kraken.kit.Talk;

/** Who may say what: table talk is the game, so silence is a rule. */
final class Talking {

  static final String DREW = "drew";
  static final String DREW_THREE = "drew-three";
  static final String PASSED_ON = "passed-on";
  static final String MERMAID = "mermaid";
  static final String TOP_CARD = "top-card";
  static final String I_AM = "i-am";
  static final String HE_IS = "he-is";

  private static final ClaimForm.Blank COLOUR =
      new ClaimForm.Blank.Word(
          Arrays.stream(Colour.values())
              .map(colour -> colour.name().toLowerCase(Locale.ROOT))
              .toList());

  private static final ClaimForm.Blank FACTION =
      new ClaimForm.Blank.Word(Arrays.stream(Faction.values()).map(Faction::key).toList());

  static final List<ClaimForm> CLAIMS =
      List.of(
          new ClaimForm(DREW, Collections.nCopies(2, COLOUR)),
          new ClaimForm(DREW_THREE, Collections.nCopies(3, COLOUR)),
          new ClaimForm(PASSED_ON, List.of(COLOUR)),
          new ClaimForm(MERMAID, Collections.nCopies(3, COLOUR)),
          new ClaimForm(TOP_CARD, List.of(COLOUR)),
          new ClaimForm(I_AM, List.of(FACTION)),
          new ClaimForm(HE_IS, List.of(new ClaimForm.Blank.Player(), FACTION)));

  private static final Talk ALL = new Talk(true, true, CLAIMS);
  private static final Talk GESTURES = new Talk(false, true, List.of());

  private Talking() {}

  static Talk of(State state, int seat) {
    if (state.phase() == Phase.DEALING || state.phase() == Phase.OVER) {
      return Talk.FREE;
    }
    boolean navigates = state.course().isNavigation() && Masks.has(state.round().team(), seat);
    if (!state.crew().isAboard(seat) || navigates) {
      return Talk.SILENT;
    }
    return Masks.has(state.crew().silenced(), seat) ? GESTURES : ALL;
  }

  static State heard(State state, Seat speaker, Claim claim) {
    int round = about(state, speaker.index(), claim.form());
    return state.claimed(new View.Claimed(round, speaker, claim.form(), claim.fillings()));
  }

  /** Claims of cards are about the last round in which the speaker had some. */
  private static int about(State state, int seat, String form) {
    boolean cards = form.equals(DREW) || form.equals(DREW_THREE) || form.equals(PASSED_ON);
    boolean now = state.round().card() != Hand.NONE && Masks.has(state.round().team(), seat);
    if (!cards || now) {
      return state.number();
    }
    for (int i = state.past().size() - 1; i >= 0; i--) {
      Round round = state.past().get(i);
      boolean drew = round.end() == RoundEnd.SAILED || round.end() == RoundEnd.REFUSED;
      if (drew && Masks.has(round.team(), seat)) {
        return i + 1;
      }
    }
    return state.number();
  }
}
