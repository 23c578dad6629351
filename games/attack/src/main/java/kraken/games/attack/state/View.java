package kraken.games.attack.state;

import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What everybody knows; nobody knows more. Of a pile's unknown cards it says which they are, never
 * their order.
 *
 * @param turn the hand whose turn it is, counted from 0
 * @param first the hand that begins
 * @param holes how many in each area, in the order of {@link Area}
 * @param power the pirate whose power is in force
 * @param redDice what the red dice showed in the last roll
 * @param deck all forty cards, so that everybody can look up the ten of each pirate at any time
 */
public record View(
    Variant variant,
    Phase phase,
    int turn,
    int first,
    List<LaneView> lanes,
    List<Integer> holes,
    Kraken kraken,
    List<Kraken.WaitingDie> waitingDice,
    List<Face> redDice,
    List<Face> purpleDice,
    @Nullable Pirate power,
    List<HandView> hands,
    List<CardView> deck) {

  /** A lane with what is in it. */
  public record LaneView(
      Lane lane,
      Side side,
      Face sign,
      Area area,
      Space figure,
      boolean kraken,
      boolean rail,
      List<Space> whirlpools) {}

  /**
   * A hand with its pirates and cards.
   *
   * @param topPirate whose picture is on the back of the pile's top card
   * @param unknown the cards at the top of the pile, in no order
   * @param known the cards below them, in their order
   */
  public record HandView(
      Seat seat,
      List<PawnView> pirates,
      List<CardView> shown,
      @Nullable Pirate topPirate,
      List<Card> unknown,
      List<Card> known) {}

  /** A pirate; ashore there is no area. */
  public record PawnView(Pirate pirate, @Nullable Area area) {}

  /** A card and what is printed on it. */
  public record CardView(Card card, List<Symbol> symbols) {}
}
