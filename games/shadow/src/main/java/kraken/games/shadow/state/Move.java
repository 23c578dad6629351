package kraken.games.shadow.state;

import kraken.games.shadow.sea.Card;
import kraken.kit.Seat;

/** What a player can do, a click each, in the order of the rulebook. */
public sealed interface Move {

  /** In a window: says nothing. */
  record Pass() implements Move {}

  /** Reveals the own character; where it needs players, they are chosen next. */
  record Reveal() implements Move {}

  /** Chooses a player for a character, a token or a card. */
  record Choose(Seat seat) implements Move {}

  /** The captain names the lieutenant, the navigator or an emergency navigator. */
  record Appoint(Seat seat) implements Move {}

  /** Closes the hand around this many guns. */
  record Commit(int guns) implements Move {}

  /** The Instigator's choice adds all remaining guns. */
  record AddGuns() implements Move {}

  /** The Instigator's choice adds no guns. */
  record KeepGuns() implements Move {}

  /** Strikes one of the tied out of the duel. */
  record Strike(Seat seat) implements Move {}

  /** The Archivist's choice throws the drawn cards away and draws two new ones. */
  record DrawAgain() implements Move {}

  /** The Archivist's choice keeps the drawn cards. */
  record KeepCards() implements Move {}

  /** Passes this card on to the navigator; what else was drawn goes to the sea. */
  record PassOn(Card card) implements Move {}

  /** The navigator sails by this card; the other goes to the sea. */
  record Sail(Card card) implements Move {}

  /** The navigator throws both cards away and jumps after them. */
  record Refuse() implements Move {}

  /** The top card stays where it is. */
  record Leave() implements Move {}

  /** The top card goes to the sea. */
  record Throw() implements Move {}

  /** In a ritual: all that anybody but the leader can do. */
  record CloseEyes() implements Move {}

  record Convert(Seat seat) implements Move {}

  /** Three guns for three players, in the order of seats; one may be named again. */
  record Stash(Seat first, Seat second, Seat third) implements Move {}
}
