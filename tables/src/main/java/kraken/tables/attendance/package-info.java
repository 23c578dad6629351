/**
 * Who is at a table now. It knows connections and the clock, and nothing of the game; nothing of it
 * is in the log.
 */
@NullMarked
package kraken.tables.attendance;

import org.jspecify.annotations.NullMarked;
