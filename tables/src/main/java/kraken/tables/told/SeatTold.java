package kraken.tables.told;

import kraken.kit.Seat;
import kraken.tables.Sitter;

/** A seat and who holds it. */
public record SeatTold(Seat seat, Sitter sitter, boolean yours) {}
