package kraken.games.bay;

/** The way a ship sails. Only the Explorer ever goes with the vortex. */
public enum Heading {
  CLOCKWISE,
  COUNTER_CLOCKWISE;

  Heading turned() {
    return this == CLOCKWISE ? COUNTER_CLOCKWISE : CLOCKWISE;
  }
}
