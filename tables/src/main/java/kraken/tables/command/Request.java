package kraken.tables.command;

/**
 * A command as it is sent.
 *
 * @param id made by the sender; the same id again counts once and gets the same answer
 * @param madeAt the number of the last entry that the sender had seen
 */
public record Request(String id, long madeAt, Command command) {}
