/** One SQLite file in a folder, and one server that writes to it. */
@NullMarked
package kraken.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
