package kraken.games.bay.state;

import org.jspecify.annotations.Nullable;

/** Where in the rulebook the game stands. */
public sealed interface Phase {

  Phase LOTS = new Lots();
  Phase CHOOSING = new Choosing();
  Phase SALVAGING = new Salvaging();
  Phase HAULING = new Hauling();
  Phase ROLLING = new Rolling();
  Phase ACTING = new Acting();

  /** A phase in which the player whose turn it is decides. */
  sealed interface Decision extends Phase {}

  /** The sea draws the first player by lot. */
  record Lots() implements Phase {}

  /** The player takes a ship. */
  record Choosing() implements Decision {}

  /** The sea places this many tentacles. */
  record Rising(int tentacles) implements Phase {}

  /** The ship was set down on cargo: as the turn begins the player takes it or leaves it. */
  record Salvaging() implements Decision {}

  /** The ship has another in tow: before the roll the player keeps it or casts it off. */
  record Hauling() implements Decision {}

  /** The sea rolls how far the ship sails, or how far it still sails once it has tied a tow. */
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
   * The sea decides what a ship loses; where nobody attacked, also where it floats.
   *
   * @param attacker who has hit it; none where it ran into something
   * @param named what the Pirate has named
   */
  record Losing(Vessel victim, @Nullable Vessel attacker, @Nullable Cargo named) implements Phase {}

  /**
   * The attacker lays what the ship lost.
   *
   * @param cargo the piece to lay now
   * @param then the piece after it
   */
  record Laying(Vessel victim, Cargo cargo, @Nullable Cargo then) implements Decision {}

  /**
   * The sea places a ship that smoke has taken.
   *
   * @param lane 0 until the die for it has fallen
   */
  record Placing(Vessel vessel, int lane) implements Phase {}

  record Over(Ending ending) implements Phase {}
}
