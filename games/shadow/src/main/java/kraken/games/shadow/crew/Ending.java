package kraken.games.shadow.crew;

import java.util.Locale;

/** How a game ends. */
public enum Ending {
  /** The ship reached the blue bay in the east. */
  BAY(Side.SAILORS),
  /** The ship reached the red cove in the west. */
  COVE(Side.PIRATES),
  /** The ship reached the Kraken in the north. */
  KRAKEN(Side.CULT),
  /** The cult's leader was fed to the Kraken. */
  FED(Side.CULT);

  private final Side side;

  Ending(Side side) {
    this.side = side;
  }

  public Side side() {
    return side;
  }

  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
