package kraken.conformance;

import kraken.conformance.checks.BrokenCheck;

/** How a game broke a check. */
public record Failure(BrokenCheck charge, String how) {}
