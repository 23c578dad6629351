package kraken.games.rage.state;

import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What one viewer knows: all that lies open, and the own hand.
 *
 * @param you the seat that looks; none for those who only watch
 * @param round counted from 1; 0 before the first
 * @param deals how many there were in the match
 * @param goal rounds to win
 * @param turn whose turn it is to play a card
 * @param front the section that the Kraken faces
 * @param rage what the meter shows, up to {@code meter}
 * @param lanes how many lanes are open; the debris or the reef begins beyond
 * @param ships in the order of the seats
 * @param hand the own cards
 * @param previews how the card in play can end, for the seat that plays it
 * @param tokens all debris tokens of the box, and those of them that nobody has seen this round
 * @param pile how many cards are left to draw
 * @param discards the cards that lie open, the one in play too; the last one on top comes last
 * @param lastOfPile cards in the hands that everybody can tell: the last of a pile, dealt before
 *     the discards were shuffled
 * @param deck all cards of the game
 */
public record View(
    @Nullable Seat you,
    Phase phase,
    int round,
    int deals,
    int goal,
    Seat turn,
    Section front,
    int rage,
    int meter,
    int lanes,
    List<ShipView> ships,
    List<Barrels> barrels,
    List<Debris> debris,
    List<Tokens> tokens,
    List<HandCard> hand,
    List<Preview> previews,
    int pile,
    List<Card> discards,
    List<Card> lastOfPile,
    List<Card> deck) {

  /**
   * A ship and its captain.
   *
   * @param space none for a ship that was sunk, or is not placed yet
   * @param bearing where it is as the Kraken is turned
   * @param wrecked its place in the order in which ships were destroyed in this round, the same for
   *     those that were destroyed within one Action; 0 for a ship that is not
   * @param sinksAt the damage at which it is destroyed, and sinks when the card is done
   * @param cards how many there are in the hand
   * @param lastOfPile how many of them are among {@link View#lastOfPile}
   * @param wins rounds won
   */
  public record ShipView(
      Seat seat,
      @Nullable Space space,
      @Nullable Bearing bearing,
      int damage,
      int wrecked,
      int sinksAt,
      int cards,
      int lastOfPile,
      int wins) {}

  /** Flaming barrels in a space. */
  public record Barrels(Space space, int count) {}

  /** A debris token; the damage of one that lies face down is not known. */
  public record Debris(Space space, @Nullable Integer damage) {}

  /**
   * The debris tokens with this damage.
   *
   * @param unseen how many lie face down, on the board or on the stack
   */
  public record Tokens(int damage, int count, int unseen) {}

  /**
   * A card of the own hand.
   *
   * @param previews how it can end; for the seat that may choose it now
   */
  public record HandCard(Card card, List<Action> actions, List<Preview> previews) {}

  /**
   * What comes of the actions, to the end of the card and all that it sets off.
   *
   * @param orders the orders of the actions that end like this, a letter each: {@code FUX}. A
   *     rotation is {@code <} to the left or {@code >} to the right
   * @param trails of the ships that move or are hurt
   * @param rage what the meter shows in the end
   * @param attack whether a rage attack is part of it
   * @param winners of the round, where it ends with this card
   */
  public record Preview(
      List<String> orders,
      List<Trail> trails,
      int rage,
      Section front,
      boolean attack,
      List<Seat> winners) {

    public Preview with(List<String> all) {
      return new Preview(all, trails, rage, front, attack, winners);
    }
  }

  /**
   * The way of a ship.
   *
   * @param path from where it is now to where it ends, each space that it comes to; the same twice
   *     in a row where it runs into something and falls back
   * @param damage in the end
   */
  public record Trail(Seat seat, List<Space> path, int damage, boolean sunk) {}
}
