package kraken.conformance.play;

import kraken.kit.Game;

/** The game under test, with the classes of its values and its declared secrets. */
public record Subject<S, M, V, E>(
    Game<S, M, V, E> game, Types<S, M, V, E> types, Secrets<S> secrets) {}
