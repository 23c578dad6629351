package kraken.tables.command;

/**
 * A command with the id by which its sender knows the reply.
 *
 * @param id made by the sender. A request that is sent twice with one id counts once and gets the
 *     same reply
 * @param madeAt the number of the last entry that the sender had seen
 */
public record Request(String id, long madeAt, Command command) {}
