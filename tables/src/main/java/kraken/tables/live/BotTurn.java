package kraken.tables.live;

import kraken.kit.Seat;

/** A bot's task: at which seat, and in the position of which entry. */
record BotTurn(long moment, Seat seat) {}
