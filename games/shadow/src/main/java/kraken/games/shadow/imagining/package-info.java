/**
 * Makes a state that fits a view, for players who look ahead. It is given the view alone, so it
 * cannot peek.
 */
@NullMarked
package kraken.games.shadow.imagining;

import org.jspecify.annotations.NullMarked;
