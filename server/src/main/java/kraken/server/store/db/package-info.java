/**
 * The base of the store: one thread that writes, a pool that reads, and the interfaces that each
 * kind of database implements.
 */
@NullMarked
package kraken.server.store.db;

import org.jspecify.annotations.NullMarked;
