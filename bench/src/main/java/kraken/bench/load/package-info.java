/**
 * How much load a server takes: many tables over real sockets, with servers and players in
 * different processes.
 */
@NullMarked
package kraken.bench.load;

import org.jspecify.annotations.NullMarked;
