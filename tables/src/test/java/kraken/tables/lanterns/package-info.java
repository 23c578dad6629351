/** A small game with all kinds of secrets that a table must keep. */
@NullMarked
package kraken.tables.lanterns;

import org.jspecify.annotations.NullMarked;
