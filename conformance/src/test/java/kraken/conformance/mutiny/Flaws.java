package kraken.conformance.mutiny;

import kraken.conformance.Flaw;
import kraken.conformance.play.Secrets;
import kraken.conformance.play.Subject;
import kraken.conformance.play.Types;
import org.junit.jupiter.api.DynamicTest;

/** Makes games of Mutiny with one flaw each. */
final class Flaws {

  private static final Types<State, Move, View, Event> TYPES =
      new Types<>(State.class, Move.class, View.class, Event.class);

  private Flaws() {}

  static DynamicTest flaw(String name, Class<?> check, Mutiny game) {
    return flaw(name, check, game, Knowledge::secrets);
  }

  static DynamicTest flaw(String name, Class<?> check, Mutiny game, Secrets<State> secrets) {
    return new Flaw<>(name, check, new Subject<>(game, TYPES, secrets)).isFound();
  }

  static boolean isIn(Phase phase, State state) {
    return state.board().phase() == phase;
  }
}
