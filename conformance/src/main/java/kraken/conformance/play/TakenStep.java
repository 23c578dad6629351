package kraken.conformance.play;

/** A step that a game has taken. */
public record TakenStep<S, M, V, E>(
    Position<S, M, V, E> before, Step<M> step, Reply<S, E> reply, Position<S, M, V, E> after) {}
