package kraken.tables.lanterns;

public sealed interface Move {

  /** All seats bid together, in secret. */
  record Bid(int amount) implements Move {}

  /** Everybody sees it, and it shows nothing new. */
  record Mark(int color) implements Move {}

  /** Looks at the card of the next seat. */
  record Peek() implements Move {}

  /** Turns the card at the top of the pile, for all to see. */
  record Turn() implements Move {}

  record Done() implements Move {}
}
