package kraken.conformance.mutiny;

import kraken.kit.Seat;

/** What a seat can do. */
sealed interface Move {

  record Look(Seat at) implements Move {}

  record Shout() implements Move {}

  record Ring() implements Move {}

  record Pass() implements Move {}

  record Vote(Seat against) implements Move {}
}
