/**
 * The base of the store: one thread that writes, a pool that reads, and what a kind of database
 * must bring along.
 */
@NullMarked
package kraken.server.store.db;

import org.jspecify.annotations.NullMarked;
