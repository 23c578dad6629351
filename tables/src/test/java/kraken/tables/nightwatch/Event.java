package kraken.tables.nightwatch;

import kraken.kit.Seat;

public sealed interface Event {

  record Dealt(boolean whistle) implements Event {}

  record Blown(Seat seat) implements Event {}

  record Marched(Seat seat) implements Event {}
}
