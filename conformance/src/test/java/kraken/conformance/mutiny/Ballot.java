package kraken.conformance.mutiny;

import kraken.kit.Seat;

record Ballot(Seat by, Seat against) {}
