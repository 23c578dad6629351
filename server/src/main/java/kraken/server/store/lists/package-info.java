/**
 * Lists of tables and mentions of persons, derived from the logs in the same transaction; and the
 * persons themselves.
 */
@NullMarked
package kraken.server.store.lists;

import org.jspecify.annotations.NullMarked;
