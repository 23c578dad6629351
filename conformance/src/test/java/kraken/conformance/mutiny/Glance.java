package kraken.conformance.mutiny;

import kraken.kit.Seat;

/** One seat looked at another through the spyglass, which everybody has noticed. */
record Glance(Seat by, Seat at) {}
