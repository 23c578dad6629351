/** The server: store, tables and web put together. */
@NullMarked
package kraken.server;

import org.jspecify.annotations.NullMarked;
