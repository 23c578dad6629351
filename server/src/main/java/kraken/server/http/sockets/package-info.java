/**
 * Sockets to tables: the upgrade of a request, one socket for each viewer, and the messages of
 * clients.
 */
@NullMarked
package kraken.server.http.sockets;

import org.jspecify.annotations.NullMarked;
