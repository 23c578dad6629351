package kraken.games.rage.chapters;

import java.util.List;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Event.Why;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Ships;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.State;
import kraken.games.rage.state.Variant;
import kraken.kit.Narrator;

/** What waits until a card is done: the rage attack, then the sunken ships and their lanes. */
final class Settling {

  private Settling() {}

  /** A lane that closes can sink more ships, and these close more lanes. */
  static State cardDone(State state, MutableBoard board, Narrator<? super Event> narrator) {
    if (board.isEnraged()) {
      Tentacles.rage(board);
    }
    int before = board.ships().afloat();
    while (board.ships().wrecked() != 0) {
      board.sinkWrecked();
      int left = Integer.bitCount(board.ships().afloat());
      if (left > 1) {
        closeLanes(board, Variant.lanes(left));
      }
    }
    int afloat = board.ships().afloat();
    State settled = afloat == before ? state : discarded(state, afloat, narrator);
    if (Integer.bitCount(afloat) > 1) {
      return Dealing.next(settled.with(board.board()), narrator);
    }
    int winners = afloat == 0 ? board.ships().lastWrecked() : afloat;
    return Winning.roundWon(settled.with(board.board()), winners, narrator);
  }

  /** The cards left in the hands of players who sank lie open; nobody remembers whose they were. */
  private static State discarded(State state, int afloat, Narrator<? super Event> narrator) {
    Cards cards = state.cards();
    for (int ship = 0; ship < Ships.MOST; ship++) {
      cards = (afloat & 1 << ship) == 0 ? cards.discarded(ship) : cards;
    }
    if (narrator.listens() && !cards.equals(state.cards())) {
      List<Card> discards = cards.discards().list();
      int openBefore = state.cards().discards().count();
      narrator.tellAll(new Event.CardsDiscarded(discards.subList(openBefore, discards.size())));
    }
    return state.with(cards);
  }

  /**
   * The ships of a lane go down together. Each stays in its section, so none of them meets another;
   * and the closing of the lane is one Action, so none of them is destroyed before another.
   */
  static void closeLanes(MutableBoard board, int left) {
    while (board.lanes() > left) {
      int lane = board.lanes();
      board.beginAction();
      board.closeLane();
      for (int quarter = 0; quarter < Section.COUNT; quarter++) {
        int ship = board.shipAt(Space.of(board.front().plus(quarter), lane));
        if (ship != Ships.NONE) {
          Collisions.down(board, ship, Why.LANE_CLOSED);
        }
      }
    }
  }
}
