package kraken.games.rage.state;

/** What a player can do, a click each. */
public sealed interface Move {

  /** Chooses a card of the hand. */
  record PlayCard(Card card) implements Move {}

  /** Does one of the actions that are left on the card; all but {@link Action#ROTATE}. */
  record Perform(Action action) implements Move {}

  /** Rotates the Kraken, which asks for a way. */
  record Rotate(Way way) implements Move {}
}
