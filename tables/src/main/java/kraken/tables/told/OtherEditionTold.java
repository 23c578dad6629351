package kraken.tables.told;

import kraken.kit.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * That the table's edition of the game is not played here, so that its game is not shown.
 *
 * @param playedHere the edition that is
 * @param outcome how the game ended; null before the end, and where nobody knows any more
 */
public record OtherEditionTold(int playedHere, @Nullable Outcome outcome) {}
