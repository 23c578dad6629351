package kraken.games.shadow.chapters;

import kraken.games.shadow.crew.Crews;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.State;
import kraken.kit.Narrator;
import kraken.kit.Seat;

/** Guns that change hands. */
final class Guns {

  private Guns() {}

  static State changed(State state, int seat, int by, Narrator<? super Event> narrator) {
    int from = state.crew().gunsOf(seat);
    narrator.tellAll(new Event.GunsChanged(Seat.of(seat), from, from + by));
    return state.with(state.crew().withGuns(seat, from + by));
  }

  static State given(State state, int from, int to, Narrator<? super Event> narrator) {
    return changed(changed(state, from, -1, narrator), to, 1, narrator);
  }

  /** The supply line: whoever is aboard and has fewer than three fills up. */
  static State filledUp(State state, Narrator<? super Event> narrator) {
    State filled = state;
    for (int seat = 0; seat < state.players(); seat++) {
      int missing = Crews.GUNS - state.crew().gunsOf(seat);
      if (missing > 0 && state.crew().isAboard(seat)) {
        filled = changed(filled, seat, missing, narrator);
      }
    }
    return filled;
  }
}
