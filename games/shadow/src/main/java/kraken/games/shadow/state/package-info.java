/**
 * What a game is made of beside crew and sea: {@link kraken.games.shadow.state.State}, the moves,
 * events, views and claims, the rounds and the options. The values know how to change themselves.
 * When they change is decided in {@code chapters}.
 */
@NullMarked
package kraken.games.shadow.state;

import org.jspecify.annotations.NullMarked;
