/**
 * How a log becomes a table. Pure: no clock, no thread, no chance but the table's own luck. An
 * entry that does not follow from those before it is found here.
 */
@NullMarked
package kraken.tables.fold;

import org.jspecify.annotations.NullMarked;
