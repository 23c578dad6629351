package kraken.games.attack.state;

/** What a player can do, a click each, in the order of the rulebook. */
public sealed interface Move {

  /** Set-up: takes a pirate that is still free. */
  record TakePirate(Pirate pirate) implements Move {}

  /** Set-up: puts the pirate just taken on deck. */
  record Board(Area area) implements Move {}

  /** Set-up of experienced crews. */
  record PlaceWhirlpool(Lane lane, Space space) implements Move {}

  /** Samuel's power: this eye does not see him. */
  record IgnoreEye() implements Move {}

  /** Samuel lets this eye see him. */
  record HeedEye() implements Move {}

  /** Chooses one of the two cards. */
  record PlayCard(Card card) implements Move {}

  record Walk(Area area) implements Move {}

  /** With the weapon that reaches the figure where it is. */
  record PushBack(Lane lane) implements Move {}

  /** Billy's power: his shot pushes back the other tentacles of that cannon zone, too. */
  record Sweep() implements Move {}

  /** Billy leaves the other tentacles alone. */
  record Spare() implements Move {}

  record Repair(Lane lane) implements Move {}

  /** Is done with the card, whatever is left on it. */
  record EndCard() implements Move {}

  /** Chooses the tentacle that the Kraken replaces. */
  record Surface(Lane lane) implements Move {}
}
