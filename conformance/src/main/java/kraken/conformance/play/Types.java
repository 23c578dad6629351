package kraken.conformance.play;

/** The classes of a game's values, as its {@link kraken.kit.Game} declares them. */
public record Types<S, M, V, E>(Class<S> state, Class<M> move, Class<V> view, Class<E> event) {}
