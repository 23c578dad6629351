package kraken.games.shadow.mind;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.Contradiction;
import kraken.games.shadow.state.Reproach;
import kraken.games.shadow.state.RoundEnd;
import kraken.games.shadow.state.Spoken;
import kraken.games.shadow.state.Unsaid;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What a bot says beside its reports of cards and cabins: it answers whoever asks or accuses it; it
 * greets, contradicts, explains its vote, asks those who have said nothing, and tells whom it
 * suspects. How much it says unasked depends on its temperament alone, and nothing that was said
 * lately; a bot that hides its side suspects whoever looks bad to all.
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
  private static final int MOST_OF_ONE_WITH_ANSWERS = 6;

  /** The most that chance adds to a suspicion or a trust before the bot picks whom to name. */
  private static final double WHIM = 0.1;

  /** So many whom the bot suspects most may be named: of the first there may be nothing new. */
  private static final int SUSPECTS = 2;

  private static final double SAYS_WHAT_HE_IS = 0.3;

  private final Outlook outlook;
  private final Chance chance;
  private final Tongue tongue;
  private final Temperament temperament;
  private final Spoken spoken;
  private final int round;

  Conversation(Outlook outlook, Chance chance, Tongue tongue) {
    this.outlook = outlook;
    this.chance = chance;
    this.tongue = tongue;
    this.temperament = Temperament.of(outlook.me);
    this.spoken = new Spoken(outlook.view, outlook.me);
    this.round = outlook.view.rounds().size();
  }

  /** What it says to whoever has asked or accused it. */
  Optional<Claim> reply() {
    View.Claimed open = spoken.open();
    if (open == null || spoken.ownRemarks() >= MOST_OF_ONE_WITH_ANSWERS) {
      return Optional.empty();
    }
    return open.form().equals(Claims.ASK)
        ? Optional.of(answer(open.fillings().getLast()))
        : defence(open);
  }

  private Claim answer(String topic) {
    return switch (topic) {
      case "drawn" -> cards();
      case "search" -> tongue.searched().orElseGet(() -> none("no-search"));
      case "vote" -> vote();
      default -> about(Claims.TRUST, mostTrusted());
    };
  }

  /** Of the last voyage, where it was in the team. */
  private Claim cards() {
    int voyage = round;
    while (voyage > 1 && !hasLeft(voyage)) {
      voyage--;
    }
    View.Line line = outlook.view.rounds().get(voyage - 1);
    return hasLeft(voyage) && team(line).anyMatch(outlook.me::equals)
        ? tongue.cardsOf(voyage).orElseGet(() -> new Claim(Claims.NO_ANSWER, List.of()))
        : none("no-cards");
  }

  /** Whether a team has had cards in hand in that round, and may speak of them. */
  private boolean hasLeft(int number) {
    View.Line line = outlook.view.rounds().get(number - 1);
    return line.card() != null || line.end() == RoundEnd.REFUSED;
  }

  private static Stream<Seat> team(View.Line line) {
    return Stream.<@Nullable Seat>of(line.captain(), line.lieutenant(), line.navigator())
        .filter(Objects::nonNull);
  }

  private static Claim none(String why) {
    return new Claim(Claims.HAD_NONE, List.of(why));
  }

  /** Why it has shown guns in the last vote or kept them. */
  private Claim vote() {
    View.Line line = lastVote();
    return line == null || line.captain().equals(outlook.me)
        ? none("no-vote")
        : reasons(line).findFirst().orElseThrow();
  }

  private View.@Nullable Line lastVote() {
    return outlook.view.rounds().subList(Math.max(0, round - 2), round).reversed().stream()
        .filter(line -> !line.guns().isEmpty())
        .findFirst()
        .orElse(null);
  }

  /** What it can say of its vote, the best first. */
  private Stream<Claim> reasons(View.Line line) {
    if (line.guns().get(outlook.me.index()) == 0) {
      return Stream.of(about(Claims.STOOD_BY, line.captain()));
    }
    Stream<Claim> held =
        team(line)
            .filter(this::mayName)
            .sorted(Comparator.comparingDouble(seat -> opinion().on(seat, Side.SAILORS)))
            .flatMap(seat -> because(seat).stream());
    return Stream.concat(held, Stream.of(about(Claims.SHOT_AT, line.captain())));
  }

  private Optional<Claim> because(Seat seat) {
    return Optional.ofNullable(Reproach.ofTheTeam(outlook.view, seat))
        .map(reason -> new Claim(Claims.SHOT_BECAUSE, List.of(number(seat), reason)));
  }

  /** Never the same twice in a round. */
  private Optional<Claim> defence(View.Claimed accusing) {
    Claim sailor = new Claim(Claims.I_AM, List.of(Faction.SAILOR.key()));
    Stream<Claim> excuses =
        Stream.concat(Stream.of(excuse(accusing)), Claims.EXCUSES.stream())
            .map(excuse -> new Claim(Claims.DEFEND, List.of(excuse)));
    Stream<Claim> words =
        happens(SAYS_WHAT_HE_IS)
            ? Stream.concat(Stream.of(sailor), excuses)
            : Stream.concat(excuses, Stream.of(sailor));
    return words.filter(claim -> !spoken.hasSaid(claim)).findFirst();
  }

  /** What answers the reason that was given, or else any. */
  private String excuse(View.Claimed accusing) {
    return switch (accusing.fillings().getLast()) {
      case "cards" -> "no-choice";
      case "guns", "company" -> "on-your-side";
      case "words", "pirate", "leader", "cultist" -> "lied-about";
      default -> Claims.EXCUSES.get(chance.below(Claims.EXCUSES.size()));
    };
  }

  /** What it says though nobody has spoken to it. */
  Optional<Claim> unasked() {
    if (spoken.remarks() >= MOST_IN_A_ROUND || spoken.ownRemarks() >= MOST_OF_ONE) {
      return Optional.empty();
    }
    return greeting()
        .or(this::contradiction)
        .or(this::explanation)
        .or(this::question)
        .or(this::judgement);
  }

  private Optional<Claim> greeting() {
    boolean begins = round == 1 && outlook.view.rounds().getFirst().lieutenant() == null;
    return begins && !spoken.hasSaid(Claims.GREET) && happens(temperament.greets)
        ? Optional.of(new Claim(Claims.GREET, List.of()))
        : Optional.empty();
  }

  private boolean happens(double probability) {
    return Preference.happens(probability, chance);
  }

  private boolean isNew(Claim claim) {
    return !spoken.isOld(claim);
  }

  /** Accuses whoever has said of a voyage what cannot be if its own words are true. */
  private Optional<Claim> contradiction() {
    return others()
        .filter(seat -> Contradiction.between(outlook.view, outlook.me, seat))
        .map(seat -> new Claim(Claims.ACCUSE, List.of(number(seat), "words")))
        .filter(this::isNew)
        .findFirst()
        .filter(_ -> happens(temperament.explains));
  }

  /** Why it showed guns in the last vote, or why it did not where others did. */
  private Optional<Claim> explanation() {
    View.Line line = outlook.round();
    boolean due =
        Stream.of(Claims.SHOT_AT, Claims.SHOT_BECAUSE, Claims.STOOD_BY).noneMatch(spoken::hasSaid)
            && !line.captain().equals(outlook.me)
            && line.guns().stream().anyMatch(guns -> guns > 0);
    if (!due) {
      return Optional.empty();
    }
    boolean shot = line.guns().get(outlook.me.index()) > 0;
    return happens(shot ? temperament.explains : temperament.chats)
        ? reasons(line).filter(this::isNew).findFirst()
        : Optional.empty();
  }

  private Optional<Claim> question() {
    return spoken.hasSaid(Claims.ASK) || !happens(temperament.chats)
        ? Optional.empty()
        : new Unsaid(outlook.view, outlook.me).questions().filter(this::isNew).findFirst();
  }

  /** Whom it suspects and why, or whom it trusts. */
  private Optional<Claim> judgement() {
    if (round < 3
        || spoken.hasSaid(Claims.ACCUSE)
        || spoken.hasSaid(Claims.TRUST)
        || !happens(temperament.judges)) {
      return Optional.empty();
    }
    return chance.below(4) == 0
        ? Optional.of(about(Claims.TRUST, mostTrusted())).filter(this::isNew)
        : accusation();
  }

  private Optional<Claim> accusation() {
    return byOpinion(Side.PIRATES)
        .limit(SUSPECTS)
        .flatMap(seat -> Stream.ofNullable(accused(seat)))
        .filter(this::isNew)
        .findFirst();
  }

  private @Nullable Claim accused(Seat seat) {
    String reason = Reproach.last(outlook.view, seat);
    return reason == null ? null : new Claim(Claims.ACCUSE, List.of(number(seat), reason));
  }

  private Seat mostTrusted() {
    return byOpinion(Side.SAILORS).findFirst().orElse(outlook.me);
  }

  /** The others, first whoever seems likeliest to be on that side, give or take a whim. */
  private Stream<Seat> byOpinion(Side side) {
    double[] seems =
        others()
            .mapToDouble(seat -> opinion().on(seat, side) + WHIM * Preference.share(chance))
            .toArray();
    List<Seat> others = others().toList();
    return IntStream.range(0, seems.length)
        .boxed()
        .sorted(Comparator.comparingDouble(at -> -seems[at]))
        .map(others::get);
  }

  /**
   * What all could think: a bot that hides something speaks by it, a sailor by what he believes.
   */
  private Beliefs opinion() {
    return outlook.mine == Side.SAILORS ? outlook.beliefs() : outlook.publicOpinion();
  }

  private Stream<Seat> others() {
    return IntStream.range(0, outlook.view.crew().size()).mapToObj(Seat::of).filter(this::mayName);
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
