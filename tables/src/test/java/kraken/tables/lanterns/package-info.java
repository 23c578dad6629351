/** A small game with everything that a table must keep to itself. */
@NullMarked
package kraken.tables.lanterns;

import org.jspecify.annotations.NullMarked;
