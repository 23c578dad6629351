package kraken.games.shadow.state;

import java.util.List;
import java.util.Set;
import kraken.kit.Claim;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What was said lately, as one seat looks back on it before it speaks. */
public final class Spoken {

  private static final Set<String> REPORTS =
      Set.of(
          Claims.FOUND,
          Claims.DREW,
          Claims.DREW_THREE,
          Claims.PASSED_ON,
          Claims.MERMAID,
          Claims.TOP_CARD,
          Claims.HE_IS);

  private final List<View.Claimed> claims;
  private final Seat me;
  private final int round;

  /** Since when words wait for an answer: those of the last navigation had to be silent. */
  private final int since;

  public Spoken(View view, Seat me) {
    this.claims = view.claims();
    this.me = me;
    this.round = view.rounds().size();
    this.since = since(view.rounds());
  }

  /** The round before, or that in which its navigation began, where navigators jumped. */
  private static int since(List<View.Line> rounds) {
    int since = Math.max(1, rounds.size() - 1);
    while (since > 1 && rounds.get(since - 2).end() == RoundEnd.REFUSED) {
      since--;
    }
    return since;
  }

  /** How many remarks this seat has made in this round. Reports of cards and cabins are none. */
  public long ownRemarks() {
    return claims.stream().filter(claim -> isRemark(claim) && claim.by().equals(me)).count();
  }

  /** The same of all. */
  public long remarks() {
    return claims.stream().filter(this::isRemark).count();
  }

  private boolean isRemark(View.Claimed claim) {
    return claim.round() == round && !REPORTS.contains(claim.form());
  }

  public boolean hasSaid(String form) {
    return claims.stream()
        .anyMatch(
            claim -> claim.round() == round && claim.by().equals(me) && claim.form().equals(form));
  }

  /** Whether this seat has said the very same in this round. */
  public boolean hasSaid(Claim claim) {
    return claims.stream()
        .anyMatch(said -> said.round() == round && said.by().equals(me) && isSame(said, claim));
  }

  /** Whether anybody has said the same in this round or the last, or this seat ever. */
  public boolean isOld(Claim claim) {
    return claims.stream()
        .anyMatch(
            said -> (said.round() >= round - 1 || said.by().equals(me)) && isSame(said, claim));
  }

  private static boolean isSame(View.Claimed said, Claim claim) {
    return said.form().equals(claim.form()) && said.fillings().equals(claim.fillings());
  }

  /**
   * What waits for a word of this seat: the last question to it lately, else the last accusation of
   * it.
   */
  public View.@Nullable Claimed open() {
    View.Claimed question = null;
    View.Claimed accusation = null;
    for (View.Claimed claim : claims) {
      if (claim.by().equals(me)) {
        question = question == null || answers(claim, question) ? null : question;
        accusation = REPORTS.contains(claim.form()) ? accusation : null;
      } else if (claim.round() >= since && me.equals(Claims.about(claim))) {
        question = claim.form().equals(Claims.ASK) ? claim : question;
        accusation = Claims.accuses(claim) ? claim : accusation;
      }
    }
    return question == null ? accusation : question;
  }

  /** A report answers a question for it, any other word all questions. */
  private static boolean answers(View.Claimed claim, View.Claimed question) {
    return switch (question.fillings().getLast()) {
      case "drawn", "search" -> true;
      default -> !REPORTS.contains(claim.form());
    };
  }
}
