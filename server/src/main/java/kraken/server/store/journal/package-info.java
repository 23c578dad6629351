/** The logs of all tables in SQL, and when each table is due. */
@NullMarked
package kraken.server.store.journal;

import org.jspecify.annotations.NullMarked;
