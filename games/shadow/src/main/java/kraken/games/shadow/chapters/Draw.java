package kraken.games.shadow.chapters;

import kraken.games.shadow.sea.Deck;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Numbers;

/** Cards drawn one after the other; where the deck runs out the sea is shuffled into a new one. */
final class Draw {

  private final Narrator<? super Event> narrator;
  private State state;

  Draw(State state, Narrator<? super Event> narrator) {
    this.state = state;
    this.narrator = narrator;
  }

  int cards(Numbers numbers, int from, int count) {
    int hand = Hand.NONE;
    Deck deck = state.deck();
    for (int i = 0; i < count; i++) {
      if (deck.size() == 0) {
        state = Navigation.shuffled(state.with(deck), narrator);
        deck = state.deck();
      }
      int code = deck.pick(numbers.at(from + i));
      deck = deck.without(code);
      hand = Hand.plus(hand, code);
    }
    state = state.with(deck);
    return hand;
  }

  State state() {
    return state;
  }
}
