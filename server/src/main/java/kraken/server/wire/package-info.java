/** What the server itself says in JSON; what a table says is in {@code kraken.tables.told}. */
@NullMarked
package kraken.server.wire;

import org.jspecify.annotations.NullMarked;
