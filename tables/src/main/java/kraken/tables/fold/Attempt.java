package kraken.tables.fold;

import kraken.kit.Refusal;

/** What comes of a move that somebody wants to make. */
public sealed interface Attempt {

  /** The rules allow it. */
  record Legal(String move) implements Attempt {}

  /** They do not, for this reason. */
  record Illegal(Refusal refusal) implements Attempt {}

  /** It is no move of this game at all. */
  record Nonsense() implements Attempt {}
}
