package kraken.conformance.play;

import java.util.Map;
import kraken.kit.Viewer;

/** The secrets that the author of a game declares: what a viewer must not know, by name. */
@FunctionalInterface
public interface Secrets<S> {

  Map<String, Object> of(S state, Viewer viewer);
}
