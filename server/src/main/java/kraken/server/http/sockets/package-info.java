/**
 * Sockets to tables: the upgrade of a request, one socket for each viewer, and how messages become
 * bytes.
 */
@NullMarked
package kraken.server.http.sockets;

import org.jspecify.annotations.NullMarked;
