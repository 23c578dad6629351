package kraken.conformance;

import kraken.conformance.checks.Charge;

/** How a game broke a check. */
public record Failure(Charge charge, String how) {}
