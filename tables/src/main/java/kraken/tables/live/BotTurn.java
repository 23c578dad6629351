package kraken.tables.live;

import kraken.kit.Seat;

/** A bot at work: in which position, and at which seat. */
record BotTurn(long moment, Seat seat) {}
