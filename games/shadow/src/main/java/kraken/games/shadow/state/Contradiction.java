package kraken.games.shadow.state;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Colour;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** Which words about the cards of a voyage cannot all be true, as everybody can work out. */
public final class Contradiction {

  private final View view;
  private final int number;
  private final View.Line line;

  private Contradiction(View view, int number) {
    this.view = view;
    this.number = number;
    this.line = view.rounds().get(number - 1);
  }

  /** Whether the words of the two about some voyage cannot both be true. */
  public static boolean between(View view, Seat one, Seat other) {
    return IntStream.rangeClosed(1, view.rounds().size())
        .mapToObj(number -> new Contradiction(view, number))
        .anyMatch(voyage -> voyage.clash(one, other) || voyage.clash(other, one));
  }

  /** Whether the player's words about one voyage contradict the others', or what was sailed. */
  static boolean of(View view, int number, Seat seat) {
    Contradiction voyage = new Contradiction(view, number);
    return voyage.belies(seat)
        || Stream.of(voyage.line.captain(), voyage.line.lieutenant(), voyage.line.navigator())
            .filter(Objects::nonNull)
            .anyMatch(other -> voyage.clash(seat, other) || voyage.clash(other, seat));
  }

  /** Whether a navigator has not even named the card that was sailed. */
  private boolean belies(Seat seat) {
    Card sailed = line.card();
    List<Colour> found = found();
    return seat.equals(line.navigator())
        && sailed != null
        && !found.isEmpty()
        && !found.contains(sailed.colour());
  }

  /** Whether the two officers can have passed these on, if they have said the truth. */
  public static boolean allows(View view, int number, Colour one, Colour other) {
    Contradiction voyage = new Contradiction(view, number);
    return voyage.mayHavePassed(voyage.line.captain(), voyage.line.lieutenant(), one, other);
  }

  /**
   * Whether an officer can have had one of these, by the word of the navigator and of the other
   * officer.
   */
  public static boolean allowsOfficer(View view, int number, Seat officer, Set<Colour> had) {
    Contradiction voyage = new Contradiction(view, number);
    Seat other = voyage.otherThan(officer);
    List<Colour> found = voyage.found();
    Card sailed = voyage.line.card();
    if (!found.isEmpty()) {
      return voyage.mayHavePassed(had, voyage.passed(other), found.getFirst(), found.get(1));
    }
    return sailed == null
        || had.contains(sailed.colour())
        || voyage.passed(other).contains(sailed.colour());
  }

  private @Nullable Seat otherThan(Seat officer) {
    return officer.equals(line.captain()) ? line.lieutenant() : line.captain();
  }

  private boolean clash(Seat one, Seat other) {
    if (one.equals(line.navigator()) && isOfficer(other)) {
      return navigatorContradicts(other);
    }
    Card sailed = line.card();
    return one.equals(line.captain())
        && other.equals(line.lieutenant())
        && sailed != null
        && Stream.of(one, other).noneMatch(seat -> passed(seat).contains(sailed.colour()));
  }

  private boolean isOfficer(Seat seat) {
    return seat.equals(line.captain()) || seat.equals(line.lieutenant());
  }

  private boolean navigatorContradicts(Seat officer) {
    List<Colour> found = found();
    Set<Colour> all = EnumSet.allOf(Colour.class);
    return !found.isEmpty() && !mayHavePassed(passed(officer), all, found.getFirst(), found.get(1));
  }

  private boolean mayHavePassed(
      @Nullable Seat captain, @Nullable Seat lieutenant, Colour one, Colour other) {
    return mayHavePassed(passed(captain), passed(lieutenant), one, other);
  }

  private boolean mayHavePassed(Set<Colour> first, Set<Colour> second, Colour one, Colour other) {
    return (first.contains(one) && second.contains(other))
        || (first.contains(other) && second.contains(one));
  }

  /** What the navigator has said to have found; empty where he has said nothing. */
  private List<Colour> found() {
    List<Colour> found = said(line.navigator(), Claims.FOUND);
    return found.isEmpty() ? found : found.subList(0, 2);
  }

  /** What an officer can have passed on, by his own words; anything where he has said nothing. */
  private Set<Colour> passed(@Nullable Seat officer) {
    if (officer == null || line.redrew().contains(officer)) {
      return EnumSet.allOf(Colour.class);
    }
    return Stream.of(Claims.PASSED_ON, Claims.DREW, Claims.DREW_THREE)
        .map(form -> said(officer, form))
        .filter(colours -> !colours.isEmpty())
        .findFirst()
        .map(colours -> (Set<Colour>) EnumSet.copyOf(colours))
        .orElseGet(() -> EnumSet.allOf(Colour.class));
  }

  /** The colours in the player's first words of that form about this voyage. */
  private List<Colour> said(@Nullable Seat seat, String form) {
    return view.claims().stream()
        .filter(claim -> claim.round() == number && claim.by().equals(seat))
        .filter(claim -> claim.form().equals(form))
        .findFirst()
        .map(claim -> claim.fillings().stream().map(Claims::colour).toList())
        .orElse(List.of());
  }
}
