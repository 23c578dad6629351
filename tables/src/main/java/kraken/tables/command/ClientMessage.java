package kraken.tables.command;

/** What a client sends over its socket. The server sends {@link kraken.tables.told.Message}. */
public sealed interface ClientMessage {

  /**
   * Asks something of the table. The server answers with {@link
   * kraken.tables.told.Message.Answered}.
   */
  record Ask(Request request) implements ClientMessage {}

  /**
   * Moves this socket to another table, such as the rematch. After the Whole of the new table the
   * server sends nothing of the old one but the replies to requests made there.
   */
  record Follow(String table) implements ClientMessage {}

  /**
   * Says that the page has shown everything up to this number of a {@link
   * kraken.tables.told.Message}. Bots wait for the pages of players that say so, for a while; a
   * page that never does is not waited for. The server does not answer.
   */
  record Seen(long number) implements ClientMessage {}

  /** Keeps the socket open. The server does not answer. */
  record Ping() implements ClientMessage {}
}
