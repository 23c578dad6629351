package kraken.games.shadow.mind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.state.Claims;
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
  private static final double ACCUSES_FALSELY = 0.5;

  private final Outlook outlook;
  private final Chance chance;

  Tongue(Outlook outlook, Chance chance) {
    this.outlook = outlook;
    this.chance = chance;
  }

  Optional<Claim> claim() {
    return cards().or(this::search);
  }

  /** About the cards of the last voyage, once. */
  private Optional<Claim> cards() {
    List<View.Line> rounds = outlook.view.rounds();
    for (int number = rounds.size(); number > Math.max(0, rounds.size() - 2); number--) {
      View.Line line = rounds.get(number - 1);
      Card sailed = line.card();
      if (sailed != null && !hasSpokenOf(number)) {
        Optional<Claim> claim = cards(line, sailed);
        if (claim.isPresent()) {
          return claim;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Claim> cards(View.Line line, Card sailed) {
    List<Card> drew = mine(line);
    if (drew.size() >= CARDS) {
      return Optional.of(drew(drew, passed(line)));
    }
    boolean navigated = outlook.me.equals(line.navigator()) && line.heldN().size() == CARDS;
    return navigated ? Optional.of(found(line.heldN(), sailed)) : Optional.empty();
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
        .anyMatch(claim ->
            claim.by().equals(outlook.me)
                && claim.round() == round
                && OF_CARDS.contains(claim.form()));
  }

  /** A player who passed on what no sailor would have claims that there was nothing else. */
  private Claim drew(List<Card> cards, @Nullable Card passed) {
    String form = cards.size() > CARDS ? Claims.DREW_THREE : Claims.DREW;
    return new Claim(form, said(cards, passed));
  }

  /** So does the navigator of the two cards in the logbook. */
  private Claim found(List<Card> cards, Card sailed) {
    List<String> said = said(cards, sailed);
    boolean sailedFirst = said.getFirst().equals(Claims.word(sailed.colour()));
    said.add(sailedFirst ? said.getLast() : said.getFirst());
    return new Claim(Claims.FOUND, said);
  }

  private List<String> said(List<Card> cards, @Nullable Card chosen) {
    @Nullable Colour lie =
        outlook.mine == Side.SAILORS || chosen == null || chosen.colour() == Colour.BLUE
            ? null
            : chosen.colour();
    List<String> said = new ArrayList<>();
    for (Card card : cards) {
      said.add(Claims.word(lie == null ? card.colour() : lie));
    }
    return said;
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
