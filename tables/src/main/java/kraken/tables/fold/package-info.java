/**
 * The function from a table and an entry to the next table. It is pure, and it refuses an entry
 * that cannot follow the ones before it.
 */
@NullMarked
package kraken.tables.fold;

import org.jspecify.annotations.NullMarked;
