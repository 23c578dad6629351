/**
 * What a game of Kraken Bay is made of: {@link kraken.games.bay.state.State}, the moves, events and
 * views, the chart, the ships, the cargo and the printed {@link kraken.games.bay.state.Figures}.
 * The values know how to change themselves. When they change is decided in {@code chapters}.
 */
@NullMarked
package kraken.games.bay.state;

import org.jspecify.annotations.NullMarked;
