/**
 * The contract that every game keeps, and the small values it is spoken in. Knows no game, no
 * table, no clock, no file and no thread.
 */
@NullMarked
package kraken.kit;

import org.jspecify.annotations.NullMarked;
