/**
 * A PostgreSQL that several servers share: notifications between the servers, one clock for all,
 * and one writer for each entry.
 */
@NullMarked
package kraken.server.store.postgres;

import org.jspecify.annotations.NullMarked;
