/**
 * What a person chooses from before coming to a table: the list of games and the lists of tables.
 */
@NullMarked
package kraken.tables.lists;

import org.jspecify.annotations.NullMarked;
