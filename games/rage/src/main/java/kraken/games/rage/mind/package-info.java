/** How good a position looks to a player. None of it is a rule: the weights were found by play. */
@NullMarked
package kraken.games.rage.mind;

import org.jspecify.annotations.NullMarked;
