package kraken.tables;

/**
 * Whether a person is at a table. It depends on connections alone, never on the game, so it cannot
 * tell who could act.
 */
public enum Presence {
  /** Connected now, or a few seconds ago. */
  HERE,
  /** Without a connection for some seconds. */
  AWAY,
  /** Without a connection for a minute or more. */
  GONE
}
