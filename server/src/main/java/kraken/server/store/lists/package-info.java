/**
 * What is derived from the logs in the same transaction: lists of tables, and who is named where.
 * And the persons.
 */
@NullMarked
package kraken.server.store.lists;

import org.jspecify.annotations.NullMarked;
