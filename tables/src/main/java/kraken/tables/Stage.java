package kraken.tables;

/** How far a table is. */
public enum Stage {
  GATHERING,
  PLAYING,
  OVER
}
