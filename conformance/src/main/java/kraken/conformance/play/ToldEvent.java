package kraken.conformance.play;

import kraken.kit.Audience;

/** An event, and who was told of it. */
public record ToldEvent<E>(Audience audience, E event) {}
