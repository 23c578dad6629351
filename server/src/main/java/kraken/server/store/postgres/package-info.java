/**
 * A PostgreSQL that several servers share: notifications between them, one clock, one winner for
 * each entry.
 */
@NullMarked
package kraken.server.store.postgres;

import org.jspecify.annotations.NullMarked;
