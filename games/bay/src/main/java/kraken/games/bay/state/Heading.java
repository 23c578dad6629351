package kraken.games.bay.state;

/** The way a ship sails. Only the Explorer ever goes with the vortex. */
public enum Heading {
  CLOCKWISE,
  COUNTER_CLOCKWISE;

  public Heading turned() {
    return this == CLOCKWISE ? COUNTER_CLOCKWISE : CLOCKWISE;
  }
}
