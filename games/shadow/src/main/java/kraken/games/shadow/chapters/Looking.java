package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Deck;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;

/** Somebody looks at the top card, by telescope or as the Look-out, and leaves or throws it. */
public final class Looking {

  private Looking() {}

  /** The card's own look: after it the round ends. */
  public static State byTelescope(State state, int looker, Narrator<? super Event> narrator) {
    return ready(state, narrator).in(Phase.LOOKING).with(Aim.by(looker));
  }

  /** Suspends the present phase until the look is over. */
  static State asLookout(State state, int looker, Narrator<? super Event> narrator) {
    return ready(state, narrator).suspended(Phase.LOOKING, Aim.by(looker));
  }

  private static State ready(State state, Narrator<? super Event> narrator) {
    return state.deck().size() == 0 ? Navigation.shuffled(state, narrator) : state;
  }

  public static State turnedUp(State state, Numbers numbers, Narrator<? super Event> narrator) {
    int looker = state.aim().actor();
    int code = state.deck().pick(numbers.at(0));
    narrator.tell(Audience.only(Seat.of(looker)), new Event.TopCardSeen(Hand.card(code)));
    return state.with(state.deck().withTop(code, Masks.bit(looker))).in(Phase.LOOKED);
  }

  public static State left(State state, Narrator<? super Event> narrator) {
    return over(state.done(deed(state, false), narrator), narrator);
  }

  public static State thrown(State state, Narrator<? super Event> narrator) {
    Deck deck = state.deck();
    int code = deck.top();
    Deck less =
        deck.without(code).thrown(state.number(), state.aim().actor(), code, deck.foresaw());
    State next = state.done(deed(state, true), narrator).with(less);
    return over(less.size() == 0 ? Navigation.shuffled(next, narrator) : next, narrator);
  }

  private static Deed deed(State state, boolean thrown) {
    Card card = Hand.card(state.deck().top());
    return new Deed.Looked(state.number(), Seat.of(state.aim().actor()), card, thrown);
  }

  private static State over(State state, Narrator<? super Event> narrator) {
    return state.resume() == null
        ? Sailing.endRound(state.with(Aim.NONE), narrator)
        : Windows.resume(state, narrator);
  }
}
