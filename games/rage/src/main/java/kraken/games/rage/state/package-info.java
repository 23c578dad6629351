/**
 * What a match of Kraken Rage is made of: {@link kraken.games.rage.state.State}, the moves, events
 * and views, the board, the cards and the printed {@link kraken.games.rage.state.Figures}. The
 * values know how to change themselves. When they change is decided in {@code chapters}.
 */
@NullMarked
package kraken.games.rage.state;

import org.jspecify.annotations.NullMarked;
