package kraken.conformance.mutiny;

import kraken.kit.Seat;

/** Somebody looked at somebody through the spyglass, which all have noticed. */
record Glance(Seat by, Seat at) {}
