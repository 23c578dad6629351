package kraken.games.attack.state;

import java.util.List;

/** Where in the rulebook the game stands. */
public sealed interface Phase {

  Phase LOT = new Lot();
  Phase TAKING = new Taking();
  Phase PLACING = new Placing();
  Phase SHUFFLING = new Shuffling();
  Phase ROLLING = new Rolling();
  Phase CHOOSING = new Choosing();

  /** A phase in which the player of the hand whose turn it is decides. */
  sealed interface Decision extends Phase {}

  /** The sea draws the first player. */
  record Lot() implements Phase {}

  /** The hand whose turn it is takes a pirate. */
  record Taking() implements Decision {}

  /** The hand whose turn it is puts its pirate on deck. */
  record Boarding(Pirate pirate) implements Decision {}

  /** The first player places the whirlpools. */
  record Placing() implements Decision {}

  /** The sea shuffles the cards. */
  record Shuffling() implements Phase {}

  /** The sea rolls the dice. */
  record Rolling() implements Phase {}

  /**
   * Samuel's power: he decides eye by eye whether he ignores it.
   *
   * @param die the die whose eye is asked about
   * @param ignored the dice whose eyes are ignored
   */
  record Eyes(int die, List<Integer> ignored) implements Decision {}

  /** The player chooses one of the two cards. */
  record Choosing() implements Decision {}

  /** The player uses the symbols of the card one by one. */
  record Acting(Card card, Symbols symbols) implements Decision {
    public Acting paid(Symbol action) {
      return new Acting(card, symbols.paid(action));
    }
  }

  /** Billy's power: he decides whether his cannon shot sweeps this side. */
  record Sweeping(Side side, Acting acting) implements Decision {}

  /** A funny face has brought the Kraken: the player chooses the tentacle that it replaces. */
  record Surfacing(Card card) implements Decision {}

  record Over(boolean won) implements Phase {}
}
