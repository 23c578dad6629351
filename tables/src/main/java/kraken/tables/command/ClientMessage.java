package kraken.tables.command;

/** What a client sends over its socket. The server sends {@link kraken.tables.told.Message}. */
public sealed interface ClientMessage {

  /** Asks something of the table; the server answers with the reply to this request. */
  record Ask(Request request) implements ClientMessage {}

  /**
   * Moves this socket to another table, such as the rematch. Nothing of the old table comes after
   * the Whole of the new one, but for answers to what was asked there.
   */
  record Follow(String table) implements ClientMessage {}

  /** Keeps the socket open; it has no answer. */
  record Ping() implements ClientMessage {}
}
