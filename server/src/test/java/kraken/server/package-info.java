/** Tests of a whole server, over real connections. */
@NullMarked
package kraken.server;

import org.jspecify.annotations.NullMarked;
