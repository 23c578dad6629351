/**
 * The contract of a game, and the small values in it. No class here knows a particular game, a
 * table, a clock, a file or a thread.
 */
@NullMarked
package kraken.kit;

import org.jspecify.annotations.NullMarked;
