package kraken.conformance.mutiny;

import java.util.Map;
import kraken.conformance.Conformance;
import kraken.kit.Viewer;

class ConformanceTest extends Conformance<State, Move, View, Event> {

  ConformanceTest() {
    super(new Mutiny());
  }

  @Override
  protected Map<String, Object> secrets(State state, Viewer viewer) {
    return Knowledge.secrets(state, viewer);
  }
}
