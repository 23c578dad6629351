package kraken.games.rage;

import kraken.games.rage.Event.Why;
import kraken.kit.Narrator;
import kraken.kit.Seat;

/** What waits until a card is done: the rage attack, then the sunken ships and their lanes. */
final class Settling {

  private Settling() {}

  /** A lane that closes can sink more ships, and these close more lanes. */
  static State cardDone(State state, Waters waters, Narrator<? super Event> narrator) {
    if (waters.isEnraged()) {
      Tentacles.rage(waters);
    }
    State settled = state;
    while (waters.ships().wrecked() != 0) {
      int last = waters.ships().lastWrecked();
      settled = sunk(settled, waters, narrator);
      int afloat = waters.ships().afloat();
      int count = Integer.bitCount(afloat);
      if (count <= 1) {
        int winners = count == 1 ? afloat : last;
        return Winning.roundWon(settled.with(waters.board()), winners, narrator);
      }
      closeLanes(waters, Variant.lanes(count));
    }
    return Dealing.next(settled.with(waters.board()), narrator);
  }

  private static State sunk(State state, Waters waters, Narrator<? super Event> narrator) {
    int wrecked = waters.ships().wrecked();
    Cards cards = state.cards();
    for (int ship = 0; ship < Ships.MOST; ship++) {
      if ((wrecked & 1 << ship) != 0) {
        waters.sink(ship);
        if (narrator.listens() && cards.count(ship) > 0) {
          waters.tell(new Event.HandDiscarded(Seat.of(ship), cards.hand(ship)));
        }
        cards = cards.discarded(ship);
      }
    }
    return state.with(cards);
  }

  /** The ships of a lane go down one after the other, clockwise from the front. */
  private static void closeLanes(Waters waters, int left) {
    while (waters.lanes() > left) {
      int lane = waters.lanes();
      waters.closeLane();
      for (int quarter = 0; quarter < Section.COUNT; quarter++) {
        int ship = waters.shipAt(Space.of(waters.front().plus(quarter), lane));
        if (ship != Ships.NONE) {
          Chain.down(waters, ship, Why.LANE_CLOSED);
        }
      }
    }
  }
}
