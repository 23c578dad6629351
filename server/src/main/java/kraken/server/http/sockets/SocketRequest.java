package kraken.server.http.sockets;

import kraken.tables.Person;
import org.jspecify.annotations.Nullable;

/**
 * What somebody has asked for who opens a socket.
 *
 * @param who asks
 * @param viewer looks: the same person, or nobody where the screen is for all to see
 * @param visitor whose sockets and messages are counted: a person, or else an address
 * @param after the number of the last message that the viewer has had, or -1
 */
public record SocketRequest(
    String table, @Nullable Person who, @Nullable Person viewer, String visitor, long after) {}
