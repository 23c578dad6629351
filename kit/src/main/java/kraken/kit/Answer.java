package kraken.kit;

/** What the rules say to a move: the state after it, or why not. */
public sealed interface Answer<S> {

  record Next<S>(S state) implements Answer<S> {}

  record Refused<S>(Refusal refusal) implements Answer<S> {}

  /** The state after a move that the caller knows to be legal. A refusal is a bug of the caller. */
  default S orThrow() {
    return switch (this) {
      case Next<S>(S state) -> state;
      case Refused<S>(Refusal refusal) ->
          throw new IllegalStateException(
              "refused: " + refusal.name() + " (" + refusal.rule() + ")");
    };
  }
}
