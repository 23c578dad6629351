/** The log: the facts of which a table is made, and where they are kept. */
@NullMarked
package kraken.tables.log;

import org.jspecify.annotations.NullMarked;
