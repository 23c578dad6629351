package kraken.games.shadow.state;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.sea.Colour;
import kraken.kit.ClaimForm;

/** The forms of the claims that players can make. */
public final class Claims {

  public static final String FOUND = "found";
  public static final String DREW = "drew";
  public static final String DREW_THREE = "drew-three";
  public static final String PASSED_ON = "passed-on";
  public static final String MERMAID = "mermaid";
  public static final String TOP_CARD = "top-card";
  static final String I_AM = "i-am";
  public static final String HE_IS = "he-is";
  static final String TRUST = "trust";
  static final String DISTRUST = "distrust";

  private static final ClaimForm.Blank COLOUR =
      new ClaimForm.Blank.Word(Arrays.stream(Colour.values()).map(Claims::word).toList());

  private static final ClaimForm.Blank FACTION =
      new ClaimForm.Blank.Word(Arrays.stream(Faction.values()).map(Faction::key).toList());

  private static final ClaimForm.Blank PLAYER = new ClaimForm.Blank.Player();

  /** What everybody asks after a navigation, the navigator first. */
  public static final List<ClaimForm> FORMS =
      List.of(
          new ClaimForm(FOUND, Collections.nCopies(3, COLOUR)),
          new ClaimForm(DREW, Collections.nCopies(2, COLOUR)),
          new ClaimForm(DREW_THREE, Collections.nCopies(3, COLOUR)),
          new ClaimForm(PASSED_ON, List.of(COLOUR)),
          new ClaimForm(MERMAID, Collections.nCopies(3, COLOUR)),
          new ClaimForm(TOP_CARD, List.of(COLOUR)),
          new ClaimForm(I_AM, List.of(FACTION)),
          new ClaimForm(HE_IS, List.of(PLAYER, FACTION)),
          new ClaimForm(TRUST, List.of(PLAYER)),
          new ClaimForm(DISTRUST, List.of(PLAYER)));

  private Claims() {}

  /** The word for a colour in a claim. */
  public static String word(Colour colour) {
    return colour.name().toLowerCase(Locale.ROOT);
  }
}
