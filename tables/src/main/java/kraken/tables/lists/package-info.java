/** What there is to choose from before one comes to a table: games, and tables in a list. */
@NullMarked
package kraken.tables.lists;

import org.jspecify.annotations.NullMarked;
