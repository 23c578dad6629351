package kraken.games.bay.state;

/** What is fired. */
public enum Weapon {
  /** The die on the ship's card. */
  GUNS,
  /** The Explorer's: slows a ship down, and costs it no cargo. */
  CHAIN_SHOT,
  /** The Pirate's 1D6, at what is straight ahead. */
  FRONT_GUNS,
  /** The Merchant's 1D6, after a miss. */
  SECOND_GUNS;

  /** How many sides the die has that this ship rolls. */
  public int sides(Vessel ship) {
    return switch (this) {
      case GUNS, CHAIN_SHOT -> Figures.of(ship).attack();
      case FRONT_GUNS, SECOND_GUNS -> 6;
    };
  }
}
