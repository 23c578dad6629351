package kraken.games.shadow.crew;

import java.util.Locale;

/** What a player is; a converted one is a cultist whatever the card said. */
public enum Faction {
  SAILOR(Side.SAILORS),
  PIRATE(Side.PIRATES),
  LEADER(Side.CULT),
  CULTIST(Side.CULT);

  private static final Faction[] FACTIONS = values();

  private final Side side;

  Faction(Side side) {
    this.side = side;
  }

  static Faction of(int ordinal) {
    return FACTIONS[ordinal];
  }

  public Side side() {
    return side;
  }

  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
