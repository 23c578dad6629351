package kraken.games.attack.state;

import java.util.List;

/** A side of the ship, and the colour of what comes from there. */
public enum Side {
  /** The red tentacles and dice. */
  PORT,
  /** The purple ones. */
  STARBOARD;

  public static final List<Side> BOTH = List.of(PORT, STARBOARD);
}
