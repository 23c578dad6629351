package kraken.tables.command;

/** The answer to an {@link kraken.tables.Opening}. */
public sealed interface OpenReply {

  /** The table is open and durable. */
  record Ready(String table) implements OpenReply {}

  /** The table cannot be opened. The sentence says what was wrong and what would be right. */
  record Unfit(String code, String sentence) implements OpenReply {}
}
