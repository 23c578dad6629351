package kraken.conformance.play;

import kraken.kit.Game;

/** What is under test: a game, the classes of its values, and what it keeps secret. */
public record Subject<S, M, V, E>(
    Game<S, M, V, E> game, Types<S, M, V, E> types, Secrets<S> secrets) {}
