package kraken.games.shadow;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import kraken.kit.ClaimForm;

/** The forms of the claims that players can make. */
final class Claims {

  static final String DREW = "drew";
  static final String DREW_THREE = "drew-three";
  static final String PASSED_ON = "passed-on";
  static final String MERMAID = "mermaid";
  static final String TOP_CARD = "top-card";
  static final String I_AM = "i-am";
  static final String HE_IS = "he-is";

  private static final ClaimForm.Blank COLOUR =
      new ClaimForm.Blank.Word(Arrays.stream(Colour.values()).map(Claims::word).toList());

  private static final ClaimForm.Blank FACTION =
      new ClaimForm.Blank.Word(Arrays.stream(Faction.values()).map(Faction::key).toList());

  static final List<ClaimForm> FORMS =
      List.of(
          new ClaimForm(DREW, Collections.nCopies(2, COLOUR)),
          new ClaimForm(DREW_THREE, Collections.nCopies(3, COLOUR)),
          new ClaimForm(PASSED_ON, List.of(COLOUR)),
          new ClaimForm(MERMAID, Collections.nCopies(3, COLOUR)),
          new ClaimForm(TOP_CARD, List.of(COLOUR)),
          new ClaimForm(I_AM, List.of(FACTION)),
          new ClaimForm(HE_IS, List.of(new ClaimForm.Blank.Player(), FACTION)));

  private Claims() {}

  /** The word for a colour in a claim. */
  static String word(Colour colour) {
    return colour.name().toLowerCase(Locale.ROOT);
  }

  /** Whether the form speaks of cards that the speaker had in hand. */
  static boolean isAboutOwnCards(String form) {
    return form.equals(DREW) || form.equals(DREW_THREE) || form.equals(PASSED_ON);
  }
}
