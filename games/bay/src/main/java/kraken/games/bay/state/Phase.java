package kraken.games.bay.state;

import org.jspecify.annotations.Nullable;

/** Where in the rulebook the game stands. */
public sealed interface Phase {

  Phase CHOOSING = new Choosing();
  Phase HAULING = new Hauling();
  Phase ROLLING = new Rolling();
  Phase ACTING = new Acting();

  /** A phase in which the player whose turn it is decides. */
  sealed interface Decision extends Phase {}

  /** The player takes a ship. */
  record Choosing() implements Decision {}

  /** The sea places this many tentacles. */
  record Rising(int tentacles) implements Phase {}

  /** The ship has another in tow: before the roll the player keeps it or casts it off. */
  record Hauling() implements Decision {}

  /** The sea rolls how far the ship sails. */
  record Rolling() implements Phase {}

  /** Steps and actions, in any order. */
  record Acting() implements Decision {}

  /** The sea rolls for a shot. */
  record Firing(Weapon weapon, Target target) implements Phase {}

  /** The Merchant has missed, and may fire once more. */
  record Reloading(Target target) implements Decision {}

  /** The Pirate has hit this ship, and may name a cargo. */
  record Boarding(Vessel victim) implements Decision {}

  /**
   * The sea decides what a ship loses, and where it floats.
   *
   * @param attacker who has hit it; none where it ran into something
   * @param named what the Pirate has named
   */
  record Losing(Vessel victim, @Nullable Vessel attacker, @Nullable Cargo named) implements Phase {}

  /**
   * The sea places a ship that smoke has taken.
   *
   * @param lane 0 until the die for it has fallen
   */
  record Placing(Vessel vessel, int lane) implements Phase {}

  record Over(Ending ending) implements Phase {}
}
