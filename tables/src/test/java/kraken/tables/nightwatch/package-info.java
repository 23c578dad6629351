/**
 * A small game with windows: the seat that holds the whistle may blow it, and nobody else knows
 * which seat that is.
 */
@NullMarked
package kraken.tables.nightwatch;

import org.jspecify.annotations.NullMarked;
