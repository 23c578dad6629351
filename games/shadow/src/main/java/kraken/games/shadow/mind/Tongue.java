package kraken.games.shadow.mind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.Contradiction;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/** What to claim: a sailor the truth, the others what a sailor would have had to say. */
final class Tongue {

  private static final int CARDS = 2;
  private static final Set<String> OF_CARDS =
      Set.of(Claims.FOUND, Claims.DREW, Claims.DREW_THREE, Claims.PASSED_ON);
  private static final double LIES_ABOUT_LOOKS = 0.4;
  private static final double ACCUSES_FALSELY = 0.4;

  private final Outlook outlook;
  private final Chance chance;

  Tongue(Outlook outlook, Chance chance) {
    this.outlook = outlook;
    this.chance = chance;
  }

  Optional<Claim> claim() {
    return cards().or(this::search).or(this::look);
  }

  /**
   * What it says of the cards of that round if asked: what it has not said yet, or the same again.
   */
  Optional<Claim> cardsOf(int round) {
    return cards(round).or(() -> again(claim -> claim.round() == round && isOfCards(claim)));
  }

  /** The same of the cabin that it has searched last. */
  Optional<Claim> searched() {
    return search().or(() -> again(claim -> claim.form().equals(Claims.HE_IS)));
  }

  private Optional<Claim> again(Predicate<View.Claimed> fits) {
    return outlook.view.claims().reversed().stream()
        .filter(claim -> claim.by().equals(outlook.me) && fits.test(claim))
        .findFirst()
        .map(claim -> new Claim(claim.form(), claim.fillings()));
  }

  /** About the cards of the last voyage, once. */
  private Optional<Claim> cards() {
    int now = outlook.view.rounds().size();
    return cards(now).or(() -> now > 1 ? cards(now - 1) : Optional.empty());
  }

  private Optional<Claim> cards(int number) {
    View.Line line = outlook.view.rounds().get(number - 1);
    Card sailed = line.card();
    return sailed == null || hasSpokenOf(number) ? Optional.empty() : cards(number, line, sailed);
  }

  private Optional<Claim> cards(int number, View.Line line, Card sailed) {
    List<Card> drew = mine(line);
    Hex from = new Witnessed(outlook.view).hexes().get(number - 1);
    Alibi alibi = new Prospects(outlook.view, true).alibi(from);
    Card passed = passed(line);
    if (drew.size() >= CARDS && passed != null) {
      return Optional.of(drew(number, alibi, drew, passed, sailed));
    }
    boolean navigated = outlook.me.equals(line.navigator()) && line.heldN().size() == CARDS;
    return navigated ? Optional.of(found(number, alibi, line.heldN(), sailed)) : Optional.empty();
  }

  private List<Card> mine(View.Line line) {
    return outlook.me.equals(line.captain())
        ? line.drewC()
        : outlook.me.equals(line.lieutenant()) ? line.drewL() : List.of();
  }

  private @Nullable Card passed(View.Line line) {
    return outlook.me.equals(line.captain()) ? line.passedC() : line.passedL();
  }

  private boolean hasSpokenOf(int round) {
    return outlook.view.claims().stream()
        .anyMatch(
            claim -> claim.by().equals(outlook.me) && claim.round() == round && isOfCards(claim));
  }

  private static boolean isOfCards(View.Claimed claim) {
    return OF_CARDS.contains(claim.form());
  }

  /** A player who did what no sailor would have done says what sailors say then. */
  private Claim drew(int number, Alibi alibi, List<Card> cards, Card passed, Card sailed) {
    List<String> said = new ArrayList<>(cards.stream().map(card -> word(card.colour())).toList());
    if (cards.size() > CARDS) {
      return new Claim(Claims.DREW_THREE, said);
    }
    Card thrown = cards.getFirst() == passed ? cards.getLast() : cards.getFirst();
    if (hides(alibi, passed, thrown)) {
      int pair = Alibi.pick(drewFitting(number, alibi, sailed.colour()), chance);
      int first = chance.below(2) == 0 ? pair / Voyage.COLOURS : pair % Voyage.COLOURS;
      int second = first == pair / Voyage.COLOURS ? pair % Voyage.COLOURS : pair / Voyage.COLOURS;
      said = List.of(word(Colour.values()[first]), word(Colour.values()[second]));
    }
    return new Claim(Claims.DREW, said);
  }

  /** What sailors say that they drew, as far as it fits what the other two have said before. */
  private double[] drewFitting(int number, Alibi alibi, Colour sailed) {
    double[] usual = alibi.drew(sailed.ordinal());
    double[] fitting = usual.clone();
    for (int pair = 0; pair < fitting.length; pair++) {
      Set<Colour> had =
          EnumSet.of(
              Colour.values()[pair / Voyage.COLOURS], Colour.values()[pair % Voyage.COLOURS]);
      fitting[pair] =
          Contradiction.allowsOfficer(outlook.view, number, outlook.me, had) ? fitting[pair] : 0;
    }
    return Arrays.stream(fitting).sum() > 0 ? Alibi.whole(fitting) : usual;
  }

  private boolean hides(Alibi alibi, Card chosen, Card other) {
    return outlook.mine != Side.SAILORS
        && !(alibi.isInnocent(chosen.colour().ordinal(), other.colour().ordinal())
            && Preference.happens(Alibi.CANDOUR, chance));
  }

  /** So does the navigator of the two cards in the logbook. */
  private Claim found(int number, Alibi alibi, List<Card> cards, Card sailed) {
    Card other = cards.getFirst() == sailed ? cards.getLast() : cards.getFirst();
    int colour =
        hides(alibi, sailed, other)
            ? Alibi.pick(threw(number, alibi, sailed.colour()), chance)
            : other.colour().ordinal();
    String threw = word(Colour.values()[colour]);
    return new Claim(Claims.FOUND, List.of(word(sailed.colour()), threw, threw));
  }

  /** What sailors say that they threw, as far as it fits what the other two have said before. */
  private double[] threw(int number, Alibi alibi, Colour sailed) {
    double[] innocent = alibi.threw(sailed.ordinal()).clone();
    double[] fitting = innocent.clone();
    double left = 0;
    for (Colour other : Colour.values()) {
      int at = other.ordinal();
      innocent[at] = alibi.isInnocent(sailed.ordinal(), at) ? innocent[at] : 0;
      fitting[at] = Contradiction.allows(outlook.view, number, sailed, other) ? innocent[at] : 0;
      left += fitting[at];
    }
    return Alibi.whole(left > 0 ? fitting : innocent);
  }

  private static String word(Colour colour) {
    return Claims.word(colour);
  }

  /** What a search has found. */
  private Optional<Claim> search() {
    for (Deed deed : outlook.view.deeds()) {
      if (deed instanceof Deed.Searched(int _, Seat by, Seat on, Faction _, Faction found)
          && by.equals(outlook.me)
          && found != null
          && !hasSpokenOf(on)) {
        return Optional.of(heIs(on, told(found)));
      }
    }
    return Optional.empty();
  }

  /** What the mermaid or the top card showed; now and then some do not say the truth about it. */
  private Optional<Claim> look() {
    for (Deed deed : outlook.view.deeds()) {
      List<Card> cards =
          switch (deed) {
            case Deed.Heard(int _, Seat by, List<Card> heard) when by.equals(outlook.me) -> heard;
            case Deed.Looked(int _, Seat by, Card card, boolean _)
                when by.equals(outlook.me) && card != null ->
                List.of(card);
            default -> List.of();
          };
      String form = cards.size() == 1 ? Claims.TOP_CARD : Claims.MERMAID;
      boolean fits = cards.size() == 1 || cards.size() == 3;
      if (fits && !hasSaid(form, deed.round())) {
        return Optional.of(new Claim(form, cards.stream().map(this::shown).toList()));
      }
    }
    return Optional.empty();
  }

  private String shown(Card card) {
    boolean lies = outlook.mine != Side.SAILORS && Preference.happens(LIES_ABOUT_LOOKS, chance);
    return word(lies ? Colour.values()[Alibi.pick(Course.COLOURS, chance)] : card.colour());
  }

  private boolean hasSaid(String form, int round) {
    return outlook.view.claims().stream()
        .anyMatch(claim ->
            claim.by().equals(outlook.me) && claim.round() == round && claim.form().equals(form));
  }

  private boolean hasSpokenOf(Seat seat) {
    return outlook.view.claims().stream()
        .anyMatch(claim ->
            claim.by().equals(outlook.me)
                && claim.form().equals(Claims.HE_IS)
                && claim.fillings().getFirst().equals(number(seat)));
  }

  private Faction told(Faction found) {
    if (outlook.mine == Side.SAILORS) {
      return found;
    }
    if (found.side() == outlook.mine) {
      return Faction.SAILOR;
    }
    return found == Faction.SAILOR && Preference.happens(ACCUSES_FALSELY, chance)
        ? Faction.PIRATE
        : found;
  }

  private static Claim heIs(Seat seat, Faction faction) {
    return new Claim(Claims.HE_IS, List.of(number(seat), faction.key()));
  }

  private static String number(Seat seat) {
    return Integer.toString(seat.index());
  }
}
