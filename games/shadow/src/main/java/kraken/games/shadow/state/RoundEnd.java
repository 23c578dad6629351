package kraken.games.shadow.state;

/** How a round ended; each of these begins another. */
public enum RoundEnd {
  SAILED,
  MUTINY,
  /** The navigator jumped; the captain and the lieutenant go on with another. */
  REFUSED,
  /** The Chief Cook made somebody else captain. */
  COOKED
}
