package kraken.games.rage;

import java.util.ArrayList;
import java.util.List;
import kraken.games.rage.Event.Why;
import kraken.kit.Narrator;

/** What waits until a card is done: the rage attack, then the sunken ships and their lanes. */
final class Settling {

  private Settling() {}

  /** A lane that closes can sink more ships, and these close more lanes. */
  static State cardDone(State state, Waters waters, Narrator<? super Event> narrator) {
    if (waters.isEnraged()) {
      Tentacles.rage(waters);
    }
    int last = 0;
    while (waters.ships().wrecked() != 0) {
      last = waters.ships().lastWrecked();
      waters.sinkWrecked();
      int left = Integer.bitCount(waters.ships().afloat());
      if (left > 1) {
        closeLanes(waters, Variant.lanes(left));
      }
    }
    int afloat = waters.ships().afloat();
    State settled = last == 0 ? state : discarded(state, afloat, narrator);
    return Integer.bitCount(afloat) > 1
        ? Dealing.next(settled.with(waters.board()), narrator)
        : Winning.roundWon(settled.with(waters.board()), afloat == 0 ? last : afloat, narrator);
  }

  /** What is left in the hands of those who sank lies open; whose it was is not remembered. */
  private static State discarded(State state, int afloat, Narrator<? super Event> narrator) {
    Cards cards = state.cards();
    for (int ship = 0; ship < Ships.MOST; ship++) {
      cards = (afloat & 1 << ship) == 0 ? cards.discarded(ship) : cards;
    }
    if (narrator.listens() && !cards.equals(state.cards())) {
      List<Card> thrown = new ArrayList<>(cards.discards());
      thrown.removeAll(state.cards().discards());
      narrator.tellAll(new Event.CardsDiscarded(List.copyOf(thrown)));
    }
    return state.with(cards);
  }

  /** The ships of a lane go down one after the other, clockwise from the front. */
  static void closeLanes(Waters waters, int left) {
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
