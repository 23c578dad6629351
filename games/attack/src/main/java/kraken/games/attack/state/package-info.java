/**
 * What a game of Kraken Attack! is made of: {@link kraken.games.attack.state.State}, the moves,
 * events and views, the ship board, the cards and the options. The values know how to change
 * themselves. When they change is decided in {@code chapters}.
 */
@NullMarked
package kraken.games.attack.state;

import org.jspecify.annotations.NullMarked;
