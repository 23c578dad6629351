package kraken.conformance.play;

import kraken.kit.Audience;

/** An event, and who was told of it. */
public record Told<E>(Audience audience, E event) {}
