package kraken.games.bay.state;

/** What a player can do, a click each, in the order of the rulebook. */
public sealed interface Move {

  /** Set-up: takes a ship that is still free. */
  record ChooseShip(Vessel ship) implements Move {}

  /** One step forward. Into the space of an off-course ship it ties it, and costs an action. */
  record Sail(Space to) implements Move {}

  /** The Explorer: one step forward into another lane, and about. Costs an action. */
  record TurnAbout(Space to) implements Move {}

  /** Costs an action. */
  record Fire(Weapon weapon, Target target) implements Move {}

  /** The Merchant: once more at what was missed. */
  record FireAgain() implements Move {}

  /** The Merchant does not fire again. */
  record HoldFire() implements Move {}

  /** The Pirate: names one of the two cargo that the ship just hit loses. */
  record Name(Cargo cargo) implements Move {}

  /** The Pirate leaves both to the dice. */
  record LetDiceDecide() implements Move {}

  /** The attacker lays a piece of the cargo that the ship just hit has lost. */
  record Lay(Space at) implements Move {}

  /** Before the roll: takes on board what floats where the ship was set down. */
  record TakeUp() implements Move {}

  /** Before the roll: leaves in the water what floats where the ship was set down. */
  record LeaveIt() implements Move {}

  /** The Fisherman's barrel or the House Boat's smoke, and where it will lie. Costs an action. */
  record DropBomb(Space at) implements Move {}

  /** The Merchant: the treasure just taken from the water counts as two. Costs an action. */
  record DoubleTreasure() implements Move {}

  /** Drops the rope. */
  record CastOff() implements Move {}

  /** Before the roll: keeps what is in tow. */
  record Haul() implements Move {}

  record EndTurn() implements Move {}
}
