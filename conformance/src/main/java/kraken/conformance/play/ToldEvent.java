package kraken.conformance.play;

import kraken.kit.Audience;

/** An event, and the audience that was told of it. */
public record ToldEvent<E>(Audience audience, E event) {}
