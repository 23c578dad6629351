package kraken.tables.told;

import kraken.kit.Seats;

/**
 * For whom a game waits.
 *
 * @param seats where several answer together, all that were asked; but not the viewer's own seats
 *     that have answered
 * @param since in milliseconds since 1970; no secret answer changes it
 */
public record AwaitedTold(Seats seats, long since) {}
