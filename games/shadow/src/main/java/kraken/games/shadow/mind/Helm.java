package kraken.games.shadow.mind;

import java.util.List;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Colour;
import kraken.games.shadow.state.Move;
import kraken.kit.Chance;

/** Which card to pass on, to sail by or to throw away. */
final class Helm {

  /** Early on, a pirate or cultist now and then passes for a sailor. */
  private static final int HEXES_OF_COVER = 2;

  private static final double COVER = 0.1;

  /** The canny do so as a rule, and longer in large crews: in small ones too few hexes are left. */
  private static final int MOST_CANNY_HEXES = 3;

  private static final int CREW_WITHOUT_COVER = 5;
  private static final double CANNY_COVER = 0.9;

  /** How much it counts for the plain, beside the own chance, to hold back the rival. */
  private static final double PLAIN_RIVALS_PART = 0.5;

  /** Less than any two colours differ by, where the end is far and the course says little. */
  private static final double LEAST = 1e-6;

  private final Outlook outlook;
  private final Chance chance;

  Helm(Outlook outlook, Chance chance) {
    this.outlook = outlook;
    this.chance = chance;
  }

  Move passOn(List<Move> offered) {
    Side side = shownSide();
    return Preference.best(
        offered, move -> move instanceof Move.PassOn(Card card) ? liking(card, side) : -1, chance);
  }

  /** A navigator who would lose by either card jumps overboard. */
  Move sail(List<Move> offered) {
    Side side = shownSide();
    boolean hopeless =
        offered.stream()
            .noneMatch(move ->
                move instanceof Move.Sail(Card card)
                    && !outlook.prospects.loses(card.colour(), outlook.mine));
    return Preference.best(
        offered,
        move ->
            switch (move) {
              case Move.Sail(Card card) -> liking(card, side);
              case Move.Refuse() -> hopeless ? 2 : -1;
              default -> -1;
            },
        chance);
  }

  /** Keeps the top card where it is good for the own side. */
  Move look(List<Move> offered) {
    Card top = outlook.view.top();
    boolean good =
        top != null
            && outlook.prospects.after(top.colour(), outlook.mine)
                >= outlook.prospects.now(outlook.mine);
    return Preference.best(offered, move -> move instanceof Move.Leave == good ? 1 : 0, chance);
  }

  /** Draws again where none of the cards is any good. */
  Move drawAgain(List<Move> offered) {
    List<Card> hand = outlook.view.own() == null ? List.of() : outlook.view.own().hand();
    boolean good =
        hand.stream()
            .anyMatch(card ->
                outlook.prospects.after(card.colour(), outlook.mine)
                    > outlook.prospects.now(outlook.mine));
    return Preference.best(offered, move -> move instanceof Move.KeepCards == good ? 1 : 0, chance);
  }

  private int cannyHexes() {
    return Math.clamp(outlook.view.crew().size() - CREW_WITHOUT_COVER, 1, MOST_CANNY_HEXES);
  }

  private Side shownSide() {
    boolean canny = outlook.isCanny();
    boolean early = outlook.view.track().size() <= (canny ? cannyHexes() : HEXES_OF_COVER);
    double cover = canny ? CANNY_COVER : COVER;
    return early && outlook.mine != Side.SAILORS && Preference.happens(cover, chance)
        ? Side.SAILORS
        : outlook.mine;
  }

  /** The course counts; of cards of one colour, the one that leaves the captain in place. */
  private double liking(Card card, Side side) {
    Colour colour = card.colour();
    double sure = outlook.prospects.wins(colour, outlook.mine) ? 1 : 0;
    boolean keepsCaptain = card != Card.RED_DRUNK && card != Card.BLUE_DRUNK;
    double captain = outlook.trust(outlook.round().captain()) > 0.5 == keepsCaptain ? LEAST : 0;
    double rival = outlook.prospects.after(colour, outlook.rival());
    double held = (outlook.isCanny() ? Course.RIVALS_PART : PLAIN_RIVALS_PART) * rival;
    return sure + outlook.prospects.after(colour, side) - held + captain;
  }
}
