package kraken.tables;

/** How far a table is. */
public enum Stage {
  GATHERING,
  PLAYING,
  OVER,
  /** Nothing can be done here any more, and soon the table is gone. */
  CLOSED
}
