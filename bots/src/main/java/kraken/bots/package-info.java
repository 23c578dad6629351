/**
 * Computer players, and the match that lets them play. They know the contract of a game and the
 * view of one seat; never a table, and never a particular game.
 */
@NullMarked
package kraken.bots;

import org.jspecify.annotations.NullMarked;
