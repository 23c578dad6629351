package kraken.games.shadow.state;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kraken.kit.Claim;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What others could tell and have not: the questions that a seat can ask. */
public final class Unsaid {

  private final View view;
  private final Seat me;
  private final int round;

  public Unsaid(View view, Seat me) {
    this.view = view;
    this.me = me;
    this.round = view.rounds().size();
  }

  public Stream<Claim> questions() {
    return round < 2
        ? Stream.empty()
        : Stream.of(cards(), cabins(), votes()).flatMap(questions -> questions);
  }

  /** To the navigator of the last voyage, or else to its captain. */
  private Stream<Claim> cards() {
    View.Line line = view.rounds().get(round - 2);
    return Stream.<@Nullable Seat>of(line.navigator(), line.captain())
        .filter(Objects::nonNull)
        .filter(seat -> line.card() != null && mayAnswer(seat))
        .filter(seat -> hasNotSaid(seat, claim -> claim.round() >= round - 1))
        .limit(1)
        .map(seat -> ask(seat, "drawn"));
  }

  /** To those who have searched a cabin lately. */
  private Stream<Claim> cabins() {
    return view.deeds().stream()
        .filter(deed -> deed instanceof Deed.Searched && deed.round() >= round - 1)
        .map(Deed.Searched.class::cast)
        .filter(search -> mayAnswer(search.by()))
        .filter(search -> hasNotSaid(search.by(), claim -> isReport(claim, search.on())))
        .map(search -> ask(search.by(), "search"));
  }

  private static boolean isReport(View.Claimed claim, Seat on) {
    return claim.form().equals(Claims.HE_IS) && on.equals(Claims.about(claim));
  }

  /** To those who have shown guns when this seat was in the team. */
  private Stream<Claim> votes() {
    View.Line line = view.rounds().getLast();
    boolean wasMine =
        me.equals(line.captain()) || me.equals(line.lieutenant()) || me.equals(line.navigator());
    return !wasMine || line.guns().isEmpty()
        ? Stream.empty()
        : IntStream.range(0, view.crew().size())
            .mapToObj(Seat::of)
            .filter(seat -> line.guns().get(seat.index()) > 0 && mayAnswer(seat))
            .filter(seat -> hasNotSaid(seat, this::isAboutTheVote))
            .map(seat -> ask(seat, "vote"));
  }

  private boolean isAboutTheVote(View.Claimed claim) {
    return claim.round() == round
        && (claim.form().equals(Claims.SHOT_AT) || claim.form().equals(Claims.SHOT_BECAUSE));
  }

  private boolean mayAnswer(Seat seat) {
    View.Mate mate = view.crew().get(seat.index());
    return !seat.equals(me) && mate.aboard() && mate.tongue();
  }

  private boolean hasNotSaid(Seat seat, Predicate<View.Claimed> what) {
    return view.claims().stream().noneMatch(claim -> claim.by().equals(seat) && what.test(claim));
  }

  private static Claim ask(Seat seat, String topic) {
    return new Claim(Claims.ASK, List.of(Integer.toString(seat.index()), topic));
  }
}
