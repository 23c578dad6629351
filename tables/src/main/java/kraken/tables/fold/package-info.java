/**
 * How the entries of a log change a table. Pure; an entry that does not follow from those before it
 * is refused here.
 */
@NullMarked
package kraken.tables.fold;

import org.jspecify.annotations.NullMarked;
