package kraken.games.rage.chapters;

import kraken.games.rage.state.Bearing;
import kraken.games.rage.state.Board;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Phase;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Wreckage;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;

/** Game round: the deal, who starts, whose turn is next, and the final steps. */
public final class Dealing {

  private Dealing() {}

  /**
   * The bounds of a deal: first what is left of the pile, then the discards, which are all other
   * cards, since everybody's hand is empty.
   */
  static Numbers bounds(int pile, int ships) {
    int[] bounds = new int[Cards.PER_HAND * ships];
    for (int i = 0; i < bounds.length; i++) {
      bounds[i] = i < pile ? pile - i : Card.COUNT - i;
    }
    return Numbers.of(bounds);
  }

  /** A number for each card, seat by seat. */
  public static State dealt(State state, Numbers numbers, Narrator<? super Event> narrator) {
    Cards cards = state.cards();
    int drawn = 0;
    for (int seat = 0; seat < state.variant().players(); seat++) {
      if (state.board().ships().isAfloat(seat)) {
        for (int i = 0; i < Cards.PER_HAND; i++) {
          cards = replenished(cards, narrator).drawn(seat, numbers.at(drawn++));
        }
        tellHand(cards, seat, narrator);
      }
    }
    int starter = starter(state.board());
    narrator.tellAll(new Event.DealBegan(Seat.of(starter), cards.pileCount()));
    return state.dealt(cards).atTurn(starter).in(Phase.CHOOSING);
  }

  /** The discards are shuffled when a card is needed and none is left. */
  private static Cards replenished(Cards cards, Narrator<? super Event> narrator) {
    if (cards.pile() != 0) {
      return cards;
    }
    narrator.tellAll(new Event.PileShuffled());
    return cards.shuffled();
  }

  private static void tellHand(Cards cards, int seat, Narrator<? super Event> narrator) {
    if (narrator.listens()) {
      Seat owner = Seat.of(seat);
      narrator.tell(Audience.only(owner), new Event.HandDealt(owner, cards.hand(seat)));
    }
  }

  /**
   * The ship that starts: with the most damage; of equals the nearest to the front, clockwise from
   * the front, in the inner lane.
   */
  static int starter(Board board) {
    int starter = Ships.NONE;
    int best = Integer.MIN_VALUE;
    for (int ship = 0; ship < Ships.MOST; ship++) {
      if (board.ships().isAfloat(ship)) {
        int claim = claim(board, ship);
        if (claim > best) {
          best = claim;
          starter = ship;
        }
      }
    }
    return starter;
  }

  private static int claim(Board board, int ship) {
    Space space = board.ships().space(ship);
    Bearing bearing = board.bearing(space.section());
    int far = (bearing.distance() * Section.COUNT + bearing.ordinal()) * Space.LANES + space.lane();
    return board.ships().damage(ship) * 64 - far;
  }

  /** The next ship in the order of seats that has a card left; if none has, the deal ends. */
  static State next(State state, Narrator<? super Event> narrator) {
    int players = state.variant().players();
    for (int i = 1; i <= players; i++) {
      int seat = (state.turn() + i) % players;
      if (state.cards().bits(seat) != 0) {
        return state.atTurn(seat).in(Phase.CHOOSING);
      }
    }
    return state.with(turned(state.board(), narrator)).in(Phase.DEALING);
  }

  private static Board turned(Board board, Narrator<? super Event> narrator) {
    if (!board.wreckage().hasFaceDown()) {
      return board;
    }
    if (narrator.listens()) {
      tellTurned(board.wreckage(), narrator);
    }
    return board.with(board.wreckage().turned());
  }

  private static void tellTurned(Wreckage wreckage, Narrator<? super Event> narrator) {
    for (int lane = Wreckage.FIRST_LANE; lane <= Space.LANES; lane++) {
      for (int i = 0; i < Section.COUNT; i++) {
        Section section = Section.of(i);
        if (wreckage.isLaid(section, lane) && !wreckage.isFaceUp(section, lane)) {
          int damage = wreckage.damage(section, lane);
          narrator.tellAll(new Event.DebrisTurned(Space.of(section, lane), damage));
        }
      }
    }
  }
}
