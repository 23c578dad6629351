package kraken.games.shadow.mind;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.Reproach;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What a bot says beside its claims about cards: it greets, answers, defends itself, explains its
 * vote, asks those who have said nothing, and tells whom it suspects. How much it says depends on
 * its temperament alone; a bot that hides its side suspects whoever looks bad to all.
 */
final class Conversation {

  /**
   * After so many remarks of all in a round no bot says more unasked: people must be able to read
   * them. Claims about cards do not count.
   */
  private static final int MOST_IN_A_ROUND = 4;

  /** The most that a bot says in a round unasked. */
  private static final int MOST_OF_ONE = 2;

  /** The most that a bot says in a round if somebody speaks to it. */
  private static final int MOST_OF_ONE_WITH_ANSWERS = 4;

  /** The most that chance adds to a suspicion or a trust before the bot picks whom to name. */
  private static final double WHIM = 0.1;

  private static final double SAYS_WHAT_HE_IS = 0.3;

  private static final Set<String> TALK =
      Set.of(
          Claims.GREET,
          Claims.ACCUSE,
          Claims.DEFEND,
          Claims.ASK,
          Claims.NO_ANSWER,
          Claims.SHOT_AT,
          Claims.SHOT_BECAUSE,
          Claims.STOOD_BY,
          Claims.TRUST,
          Claims.DISTRUST,
          Claims.I_AM);

  private final Outlook outlook;
  private final Chance chance;
  private final Temperament temperament;
  private final int round;

  Conversation(Outlook outlook, Chance chance) {
    this.outlook = outlook;
    this.chance = chance;
    this.temperament = Temperament.of(outlook.me);
    this.round = outlook.view.rounds().size();
  }

  Optional<Claim> next() {
    Optional<Claim> reply =
        said(outlook.me) < MOST_OF_ONE_WITH_ANSWERS ? answer().or(this::defence) : Optional.empty();
    return reply.or(this::unasked);
  }

  private Optional<Claim> unasked() {
    if (said(null) >= MOST_IN_A_ROUND || said(outlook.me) >= MOST_OF_ONE) {
      return Optional.empty();
    }
    return greeting().or(this::explanation).or(this::question).or(this::judgement);
  }

  /** How many remarks this seat has made in this round; all seats if it is null. */
  private long said(@Nullable Seat by) {
    return outlook.view.claims().stream()
        .filter(claim -> claim.round() == round && TALK.contains(claim.form()))
        .filter(claim -> by == null || claim.by().equals(by))
        .count();
  }

  private boolean hasSaid(String form) {
    return outlook.view.claims().stream()
        .anyMatch(claim ->
            claim.round() == round && claim.by().equals(outlook.me) && claim.form().equals(form));
  }

  private Optional<Claim> greeting() {
    boolean begins = round == 1 && outlook.view.rounds().getFirst().lieutenant() == null;
    return begins && !hasSaid(Claims.GREET) && Preference.happens(temperament.greets, chance)
        ? Optional.of(new Claim(Claims.GREET, List.of()))
        : Optional.empty();
  }

  /**
   * The last thing said to or about this seat in this round, if the seat has said nothing since.
   */
  private View.@Nullable Claimed open() {
    View.Claimed last = null;
    for (View.Claimed claim : outlook.view.claims()) {
      if (claim.round() == round && claim.by().equals(outlook.me)) {
        last = null;
      } else if (claim.round() == round && outlook.me.equals(Claims.about(claim))) {
        last = claim;
      }
    }
    return last;
  }

  private Optional<Claim> answer() {
    View.Claimed asked = open();
    if (asked == null || !asked.form().equals(Claims.ASK)) {
      return Optional.empty();
    }
    Claim said =
        switch (asked.fillings().getLast()) {
          case "vote" -> vote();
          case "trusts" -> about(Claims.TRUST, mostTrusted());
          default -> null;
        };
    return Optional.of(said == null ? new Claim(Claims.NO_ANSWER, List.of()) : said);
  }

  private Optional<Claim> defence() {
    View.Claimed accusing = open();
    if (accusing == null
        || !Claims.accuses(accusing)
        || !Preference.happens(temperament.defends, chance)) {
      return Optional.empty();
    }
    if (Preference.happens(SAYS_WHAT_HE_IS, chance)) {
      return Optional.of(new Claim(Claims.I_AM, List.of(Faction.SAILOR.key())));
    }
    return Optional.of(new Claim(Claims.DEFEND, List.of(excuse(accusing))));
  }

  /** What answers the reason that was given, or else any. */
  private String excuse(View.Claimed accusing) {
    return switch (accusing.fillings().getLast()) {
      case "cards" -> "no-choice";
      case "guns", "company" -> "on-your-side";
      case "words" -> "lied-about";
      default -> Claims.EXCUSES.get(chance.below(Claims.EXCUSES.size()));
    };
  }

  /** Why it showed guns in the last vote, or why it did not where others did. */
  private Optional<Claim> explanation() {
    boolean due =
        Stream.of(Claims.SHOT_AT, Claims.SHOT_BECAUSE, Claims.STOOD_BY).noneMatch(this::hasSaid)
            && hasVoted()
            && outlook.round().guns().stream().anyMatch(guns -> guns > 0);
    return due && Preference.happens(hasShot() ? temperament.explains : temperament.chats, chance)
        ? Optional.ofNullable(vote())
        : Optional.empty();
  }

  private boolean hasVoted() {
    View.Line line = outlook.round();
    return !line.guns().isEmpty() && !line.captain().equals(outlook.me);
  }

  private boolean hasShot() {
    return outlook.round().guns().get(outlook.me.index()) > 0;
  }

  private @Nullable Claim vote() {
    if (!hasVoted()) {
      return null;
    }
    return hasShot() ? shot() : about(Claims.STOOD_BY, outlook.round().captain());
  }

  /** What speaks against somebody of the team, the one whom it trusts least first. */
  private Claim shot() {
    View.Line line = outlook.round();
    return Stream.<@Nullable Seat>of(line.captain(), line.lieutenant(), line.navigator())
        .filter(Objects::nonNull)
        .filter(this::mayName)
        .sorted(Comparator.comparingDouble(seat -> spoken().on(seat, Side.SAILORS)))
        .flatMap(seat -> because(seat).stream())
        .findFirst()
        .orElseGet(() -> about(Claims.SHOT_AT, line.captain()));
  }

  private Optional<Claim> because(Seat seat) {
    return Optional.ofNullable(Reproach.ofTheTeam(outlook.view, seat))
        .map(reason -> new Claim(Claims.SHOT_BECAUSE, List.of(number(seat), reason)));
  }

  /**
   * Asks the navigator or the captain of the last voyage who has said nothing of it: mostly people.
   */
  private Optional<Claim> question() {
    if (round < 2 || hasSaid(Claims.ASK) || !Preference.happens(temperament.chats, chance)) {
      return Optional.empty();
    }
    View.Line line = outlook.view.rounds().get(round - 2);
    Seat silent =
        silent(line.navigator())
            ? line.navigator()
            : silent(line.captain()) ? line.captain() : null;
    return line.card() == null || silent == null
        ? Optional.empty()
        : Optional.of(new Claim(Claims.ASK, List.of(number(silent), "drawn")));
  }

  private boolean silent(@Nullable Seat seat) {
    return seat != null
        && !seat.equals(outlook.me)
        && outlook.mate(seat).aboard()
        && outlook.mate(seat).tongue()
        && outlook.view.claims().stream()
            .noneMatch(claim -> claim.by().equals(seat) && claim.round() >= round - 1);
  }

  /** Whom it suspects and why, or whom it trusts. */
  private Optional<Claim> judgement() {
    if (round < 3
        || hasSaid(Claims.ACCUSE)
        || hasSaid(Claims.TRUST)
        || !Preference.happens(temperament.judges, chance)) {
      return Optional.empty();
    }
    Claim judged =
        chance.below(4) == 0 ? about(Claims.TRUST, mostTrusted()) : accusation(mostSuspected());
    return Optional.ofNullable(judged).filter(claim -> !isOld(claim));
  }

  private @Nullable Claim accusation(@Nullable Seat worst) {
    String reason = worst == null ? null : Reproach.last(outlook.view, worst);
    return worst == null || reason == null
        ? null
        : new Claim(Claims.ACCUSE, List.of(number(worst), reason));
  }

  /** Whether this bot has said the very same before, in whatever round. */
  private boolean isOld(Claim claim) {
    return outlook.view.claims().stream()
        .anyMatch(said ->
            said.by().equals(outlook.me)
                && said.form().equals(claim.form())
                && said.fillings().equals(claim.fillings()));
  }

  /**
   * What all could think: a bot that hides something speaks by it, a sailor by what he believes.
   */
  private Beliefs spoken() {
    return outlook.mine == Side.SAILORS ? outlook.beliefs() : outlook.publicOpinion();
  }

  private @Nullable Seat mostSuspected() {
    Seat worst = null;
    double most = -1;
    for (int i = 0; i < outlook.view.crew().size(); i++) {
      Seat seat = Seat.of(i);
      double suspicion = spoken().on(seat, Side.PIRATES) + (WHIM * chance.below(100) / 100.0);
      if (mayName(seat) && suspicion > most) {
        most = suspicion;
        worst = seat;
      }
    }
    return worst;
  }

  private Seat mostTrusted() {
    Seat best = outlook.me;
    double most = -1;
    for (int i = 0; i < outlook.view.crew().size(); i++) {
      Seat seat = Seat.of(i);
      double trust = spoken().on(seat, Side.SAILORS) + (WHIM * chance.below(100) / 100.0);
      if (mayName(seat) && trust > most) {
        most = trust;
        best = seat;
      }
    }
    return best;
  }

  private boolean mayName(Seat seat) {
    return !seat.equals(outlook.me) && outlook.mate(seat).aboard();
  }

  private static Claim about(String form, Seat seat) {
    return new Claim(form, List.of(number(seat)));
  }

  private static String number(Seat seat) {
    return Integer.toString(seat.index());
  }
}
