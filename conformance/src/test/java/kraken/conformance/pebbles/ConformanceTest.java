package kraken.conformance.pebbles;

import java.util.Map;
import kraken.conformance.Conformance;
import kraken.kit.Viewer;

class ConformanceTest extends Conformance<Pebbles.Heap, Pebbles.Take, Pebbles.Heap, Pebbles.Took> {

  ConformanceTest() {
    super(new Pebbles());
  }

  @Override
  protected Map<String, Object> secrets(Pebbles.Heap state, Viewer viewer) {
    return Map.of();
  }
}
