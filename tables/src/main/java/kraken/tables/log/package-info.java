/** The log of a table: facts, entries, and the journal that keeps them. */
@NullMarked
package kraken.tables.log;

import org.jspecify.annotations.NullMarked;
