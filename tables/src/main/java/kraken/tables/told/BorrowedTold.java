package kraken.tables.told;

import kraken.json.JsonText;
import kraken.kit.Seat;

/**
 * What a seat saw a round ago, for a watcher who looks through its eyes.
 *
 * @param view of the position with which the round before the present one began
 */
public record BorrowedTold(Seat seat, JsonText view) {}
