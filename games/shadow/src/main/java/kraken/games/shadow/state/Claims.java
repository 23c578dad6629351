package kraken.games.shadow.state;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.sea.Colour;
import kraken.kit.ClaimForm;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** The forms of the claims that players can make, and what they mean. */
public final class Claims {

  public static final String FOUND = "found";
  public static final String DREW = "drew";
  public static final String DREW_THREE = "drew-three";
  public static final String PASSED_ON = "passed-on";
  public static final String MERMAID = "mermaid";
  public static final String TOP_CARD = "top-card";
  public static final String I_AM = "i-am";
  public static final String HE_IS = "he-is";
  public static final String TRUST = "trust";
  public static final String DISTRUST = "distrust";
  public static final String ACCUSE = "accuse";
  public static final String DEFEND = "defend";
  public static final String ASK = "ask";
  public static final String NO_ANSWER = "no-answer";
  public static final String HAD_NONE = "had-none";
  public static final String SHOT_AT = "shot-at";
  public static final String SHOT_BECAUSE = "shot-because";
  public static final String STOOD_BY = "stood-by";
  public static final String GREET = "greet";

  /** What makes somebody look bad. */
  public static final List<String> REASONS = List.of("cards", "guns", "company", "words");

  /** How somebody answers for it. */
  public static final List<String> EXCUSES = List.of("no-choice", "on-your-side", "lied-about");

  /** What somebody can be asked for. */
  public static final List<String> TOPICS = List.of("drawn", "search", "vote", "trusts");

  /** Why somebody has nothing to tell who is asked. */
  public static final List<String> NOTHING = List.of("no-cards", "no-search", "no-vote");

  private static final Set<String> KIND = Set.of(TRUST, STOOD_BY);
  private static final Set<String> UNKIND = Set.of(DISTRUST, ACCUSE, SHOT_AT, SHOT_BECAUSE);

  private static final ClaimForm.Blank COLOUR =
      new ClaimForm.Blank.Word(Arrays.stream(Colour.values()).map(Claims::word).toList());

  private static final ClaimForm.Blank FACTION =
      new ClaimForm.Blank.Word(Arrays.stream(Faction.values()).map(Faction::key).toList());

  private static final ClaimForm.Blank PLAYER = new ClaimForm.Blank.Player();

  /** What everybody asks after a navigation, the navigator first; then the talk about it. */
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
          new ClaimForm(DISTRUST, List.of(PLAYER)),
          new ClaimForm(ACCUSE, List.of(PLAYER, new ClaimForm.Blank.Word(REASONS))),
          new ClaimForm(DEFEND, List.of(new ClaimForm.Blank.Word(EXCUSES))),
          new ClaimForm(ASK, List.of(PLAYER, new ClaimForm.Blank.Word(TOPICS))),
          new ClaimForm(NO_ANSWER, List.of()),
          new ClaimForm(HAD_NONE, List.of(new ClaimForm.Blank.Word(NOTHING))),
          new ClaimForm(SHOT_AT, List.of(PLAYER)),
          new ClaimForm(SHOT_BECAUSE, List.of(PLAYER, new ClaimForm.Blank.Word(REASONS))),
          new ClaimForm(STOOD_BY, List.of(PLAYER)),
          new ClaimForm(GREET, List.of()));

  private Claims() {}

  /** The word for a colour in a claim. */
  public static String word(Colour colour) {
    return colour.name().toLowerCase(Locale.ROOT);
  }

  /** The colour that a claim names. */
  static Colour colour(String word) {
    return Colour.valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** The faction that a claim names. */
  public static Faction faction(String word) {
    return Faction.valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** The player whom the claim is about or who is asked, if there is one. */
  public static @Nullable Seat about(View.Claimed claim) {
    boolean names =
        claim.form().equals(HE_IS)
            || claim.form().equals(ASK)
            || KIND.contains(claim.form())
            || UNKIND.contains(claim.form());
    return names ? Seat.of(Integer.parseInt(claim.fillings().getFirst())) : null;
  }

  public static boolean praises(View.Claimed claim) {
    return KIND.contains(claim.form())
        || (claim.form().equals(HE_IS) && faction(claim.fillings().getLast()) == Faction.SAILOR);
  }

  public static boolean accuses(View.Claimed claim) {
    return UNKIND.contains(claim.form())
        || (claim.form().equals(HE_IS) && faction(claim.fillings().getLast()) != Faction.SAILOR);
  }
}
