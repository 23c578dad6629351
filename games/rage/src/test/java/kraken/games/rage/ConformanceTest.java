package kraken.games.rage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kraken.conformance.Conformance;
import kraken.games.rage.state.Cards;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Move;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.State;
import kraken.games.rage.state.View;
import kraken.games.rage.state.Wreckage;
import kraken.kit.Seat;
import kraken.kit.Viewer;

class ConformanceTest extends Conformance<State, Move, View, Event> {

  ConformanceTest() {
    super(new Rules());
  }

  /** The hands of the others, and the faces of the debris that lies face down or on the stack. */
  @Override
  protected Map<String, Object> secrets(State state, Viewer viewer) {
    Map<String, Object> secrets = new HashMap<>();
    for (int seat = 0; seat < state.variant().players(); seat++) {
      if (isHandSecret(state, seat, viewer)) {
        secrets.put("hand of seat " + seat, state.cards().hand(seat));
      }
    }
    List<Integer> faces = hiddenFaces(state);
    if (!faces.isEmpty()) {
      secrets.put("faces of the debris", faces);
    }
    return secrets;
  }

  /**
   * What is left of the deck is either in this hand or elsewhere, and one cannot tell. The last
   * cards of a pile are in hands that are known, so they can only be in another such hand.
   */
  private static boolean isHandSecret(State state, int owner, Viewer viewer) {
    if (viewer.equals(Seat.of(owner))) {
      return false;
    }
    Cards cards = state.cards();
    int last = 0;
    int others = cards.pileCount();
    for (int seat = 0; seat < state.variant().players(); seat++) {
      if (seat != owner && !viewer.equals(Seat.of(seat))) {
        last += cards.countOfLast(seat);
        others += cards.count(seat) - cards.countOfLast(seat);
      }
    }
    int ownLast = cards.countOfLast(owner);
    return (ownLast > 0 && last > 0) || (cards.count(owner) > ownLast && others > 0);
  }

  private static List<Integer> hiddenFaces(State state) {
    List<Integer> faces = new ArrayList<>();
    for (int lane = Wreckage.FIRST_LANE; lane <= state.variant().outermostDebris(); lane++) {
      for (Section section : Section.values()) {
        if (state.round() > 0 && !state.board().wreckage().isFaceUp(section, lane)) {
          faces.add(state.board().wreckage().damage(section, lane));
        }
      }
    }
    return faces;
  }
}
