package kraken.games.attack;

import java.util.HashMap;
import java.util.Map;
import kraken.conformance.Conformance;
import kraken.games.attack.state.Event;
import kraken.games.attack.state.Move;
import kraken.games.attack.state.Pile;
import kraken.games.attack.state.State;
import kraken.games.attack.state.View;
import kraken.kit.Viewer;

class ConformanceTest extends Conformance<State, Move, View, Event> {

  ConformanceTest() {
    super(new Rules());
  }

  /** The order of the unknown cards, where there is more than one order that fits. */
  @Override
  protected Map<String, Object> secrets(State state, Viewer viewer) {
    Map<String, Object> secrets = new HashMap<>();
    for (int i = 0; i < state.hands().size(); i++) {
      Pile pile = state.hands().get(i).pile();
      if (pile.unknown() > 1) {
        secrets.put(
            "order of pile " + i, pile.cards().subList(Pile.SHOWN, Pile.SHOWN + pile.unknown()));
      }
    }
    return secrets;
  }
}
