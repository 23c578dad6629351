package kraken.server.http.sockets;

import kraken.tables.Person;
import kraken.tables.Viewing;
import org.jspecify.annotations.Nullable;

/**
 * A request for a socket.
 *
 * @param who the person who asks; null where there is none
 * @param viewing whose view is sent: that of {@code who}, or nobody's for a screen that everybody
 *     looks at
 * @param client for whom sockets and messages are counted: the id of the person, or else the
 *     address
 * @param after the number of the last message that the client has had, or -1
 */
public record SocketRequest(
    String table, @Nullable Person who, Viewing viewing, String client, long after) {}
