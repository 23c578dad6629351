/** Puts store, tables and web together to a server. */
@NullMarked
package kraken.server;

import org.jspecify.annotations.NullMarked;
