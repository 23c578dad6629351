/**
 * Kraken Rage: the rules, chapter by chapter.
 *
 * <p>A <i>deal</i> is what the rulebook calls a game round: three cards each. A <i>round</i> is
 * what a ship wins by being the last afloat.
 */
@NullMarked
package kraken.games.rage;

import org.jspecify.annotations.NullMarked;
