package kraken.tables.lanterns;

public sealed interface Move {

  /** In secret, all together. */
  record Bid(int amount) implements Move {}

  /** In the open, and harmless. */
  record Mark(int color) implements Move {}

  /** Looks at the card of the next seat. */
  record Peek() implements Move {}

  /** Turns the card at the top of the pile, for all to see. */
  record Turn() implements Move {}

  record Done() implements Move {}
}
