package kraken.games.bay;

import java.util.Map;
import kraken.conformance.Conformance;
import kraken.games.bay.state.Event;
import kraken.games.bay.state.Move;
import kraken.games.bay.state.State;
import kraken.games.bay.state.View;
import kraken.kit.Viewer;

class ConformanceTest extends Conformance<State, Move, View, Event> {

  ConformanceTest() {
    super(new Rules());
  }

  /** Everything in the bay lies open. */
  @Override
  protected Map<String, Object> secrets(State state, Viewer viewer) {
    return Map.of();
  }
}
