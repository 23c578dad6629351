package kraken.tables.command;

/** What comes of the wish for a table. */
public sealed interface OpenReply {

  /** It is there and durable. */
  record Ready(String table) implements OpenReply {}

  /** It cannot be; the sentence says what was wrong and what would be right. */
  record Unfit(String code, String sentence) implements OpenReply {}
}
