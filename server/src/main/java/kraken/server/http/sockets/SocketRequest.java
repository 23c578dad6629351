package kraken.server.http.sockets;

import kraken.tables.Person;
import org.jspecify.annotations.Nullable;

/**
 * A request for a socket.
 *
 * @param who the person who asks; null where there is none
 * @param viewer the person whose view is sent: {@code who}, or null for a screen that everybody
 *     looks at
 * @param client for whom sockets and messages are counted: the id of the person, or else the
 *     address
 * @param after the number of the last message that the client has had, or -1
 */
public record SocketRequest(
    String table, @Nullable Person who, @Nullable Person viewer, String client, long after) {}
