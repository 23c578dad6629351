/**
 * How much a server bears: many tables over real sockets, with server and players in two processes.
 */
@NullMarked
package kraken.bench.load;

import org.jspecify.annotations.NullMarked;
